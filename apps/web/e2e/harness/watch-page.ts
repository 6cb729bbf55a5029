import type { Page } from '@playwright/test';
import { holdsTestCard } from './card-trap';
import { noteRequests } from './stillness';

// The browser writes this for every answer of 400 and above; the answers themselves are judged below.
const REFUSED_ANSWER = /^Failed to load resource: the server responded with a status of 4\d\d/;
// A page that is left cancels what it was still loading.
const CANCELLED = new Set(['net::ERR_ABORTED']);

/**
 * Collects what goes wrong in a page: errors on the console, uncaught exceptions, requests without an answer, answers of
 * 500 and above, anything but an API call that is refused (a refused API call is part of many tests), and the number of
 * a test card in what is sent to the product.
 */
export function watchPage(page: Page, product: string, faults: string[]): void {
  noteRequests(page);
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED_ANSWER.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (!CANCELLED.has(reason)) faults.push(`no answer: ${request.method()} ${request.url()} (${reason})`);
  });
  const ours = new URL(product).origin;
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== ours) return;
    if (holdsTestCard(`${request.url()} ${request.postData() ?? ''}`)) faults.push(`a card was sent: ${request.url()}`);
  });
  page.on('response', (response) => {
    const isApi = new URL(response.url()).pathname.startsWith('/api/');
    if (response.status() >= 500 || (response.status() >= 400 && !isApi)) {
      faults.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
    }
  });
}
