/** What may be wrong: something is missing, something is there twice, or two things that must agree do not. */
export const lost = (text) => ({ kind: 'lost', text });
export const doubled = (text) => ({ kind: 'doubled', text });
export const mismatch = (text) => ({ kind: 'mismatch', text });
