"""The game on the screen: pages, keys, the people and bots around one keyboard."""
