/** Something is said to somebody who looks elsewhere, by the system itself, where they have allowed it. */
export function callAway(sentence: string, tag: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(sentence, { tag });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
