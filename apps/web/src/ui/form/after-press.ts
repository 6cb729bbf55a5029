const RELEASES = ['pointerup', 'pointercancel'];
let pressed = false;
const waiting: (() => void)[] = [];

document.addEventListener('pointerdown', () => (pressed = true), true);
for (const name of RELEASES)
  document.addEventListener(
    name,
    () => {
      pressed = false;
      // The click comes in the same task as the release.
      for (const work of waiting.splice(0)) setTimeout(work);
    },
    true,
  );

/**
 * Runs at once, or once the press that is under way has been released and answered. A field is left while the pointer
 * goes down: a message that moved the page then would move the button away from under the press.
 */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}
