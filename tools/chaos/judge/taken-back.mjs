/**
 * The journal's entries without the answers that a failover took back: those given before a standby was promoted about
 * what it had not received, and refusals given while it was held back, which may be due to such. Answers to later
 * repeats of the same commands stay, and count alone.
 */
export const answersThatStand = (entries, promotions) =>
  entries.flatMap((entry) => (promotions.some((each) => isTakenBack(entry, each)) ? [] : [entry]));

function isTakenBack({ kind, position, answeredAt }, { heldBackAt, promotedAt, head }) {
  if (answeredAt === undefined || answeredAt >= promotedAt) return false;
  if (kind === 'refused' || typeof position === 'string') return answeredAt >= heldBackAt;
  return position > head;
}

/** The mails that came while a standby was held back: that they were sent may be unknown to it. */
export const mailedBeforePromotion = (mails, promotions) =>
  new Set(
    mails.filter((mail) =>
      promotions.some(({ heldBackAt, promotedAt }) => {
        const cameAt = Date.parse(mail.at);
        return cameAt >= heldBackAt && cameAt < promotedAt;
      }),
    ),
  );
