const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'All'];

/** The answer of the progress page in one sentence. */
export const progressLead = (done: number, content: string): string =>
  done >= 12
    ? 'All twelve steps are done. You can look at any of them again.'
    : `${COUNTS[done] ?? done} of twelve steps done. ${content || 'You can stop at any step; everything is kept.'}`;
