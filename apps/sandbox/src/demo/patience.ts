/** How long the demo waits for what the product does by itself: generous, since a busy machine takes its time. */
export const PATIENCE_MS = 120_000;
