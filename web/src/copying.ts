/** Put something on the clipboard; whether that was possible. Without https a browser only lets us copy what is selected. */
export async function copy(words: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copySelected(words, field);
  }
}

function copySelected(words: string, near?: HTMLElement): boolean {
  const area = document.createElement("textarea");
  area.value = words;
  area.style.position = "fixed";
  area.style.opacity = "0";
  (near?.parentElement ?? document.body).append(area);
  const before = document.activeElement;
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
