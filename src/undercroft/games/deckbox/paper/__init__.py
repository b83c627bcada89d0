"""Print & play (B37): quests, cards and tiles as documents that a browser prints. HTML with its pictures,
no scripts."""
