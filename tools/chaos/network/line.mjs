/** What a line does to the bytes that it carries. `loss` is the share of pieces that must be sent again. */
export const CLEAR = Object.freeze({ delay: 0, jitter: 0, loss: 0, silent: false });

/** As long as a sender waits at least before it sends again what was not confirmed. */
const RESEND_AFTER = 200;
const MOST_UNDER_WAY = 1024 * 1024;

/** Carries the bytes of one direction, late where the weather is bad, always in order, and never while it is silent. */
export function carry(from, to, { weatherNow, chance, onPiece = () => true }) {
  const queue = [];
  let underWay = 0;
  let last = 0;
  let timer;

  from.on('data', (piece) => {
    if (!onPiece(piece)) return;
    const { delay, jitter, loss } = weatherNow();
    const resent = chance.happens(loss) ? RESEND_AFTER + 2 * delay : 0;
    const due = Math.max(last, Date.now() + delay + chance.between(-jitter, jitter) + resent);
    last = due;
    queue.push({ piece, due });
    underWay += piece.length;
    if (underWay > MOST_UNDER_WAY) from.pause();
    deliver();
  });
  from.on('end', () => {
    queue.push({ due: last });
    deliver();
  });

  function deliver() {
    clearTimeout(timer);
    timer = undefined;
    while (queue.length > 0 && !to.destroyed) {
      const wait = weatherNow().silent ? 50 : queue[0].due - Date.now();
      if (wait > 0) {
        timer = setTimeout(deliver, wait);
        return;
      }
      const { piece } = queue.shift();
      if (piece === undefined) to.end();
      else to.write(piece);
      underWay -= piece?.length ?? 0;
    }
    if (underWay <= MOST_UNDER_WAY) from.resume();
  }

  return () => clearTimeout(timer);
}
