import type { World } from '../machine/world';
import type { Session, SessionLine } from '../objects/session-object';
import { type Html, html, money, nothing } from './html';
import { pageOf } from './page-frame';
import { oftenOf, summarised, type Summary } from './summary';

const KNOWN_CARDS = [
  ['4242 4242 4242 4242', 'Pays'],
  ['4000 0025 0000 3155', 'Asks for authentication'],
  ['4000 0000 0000 0002', 'Is declined'],
  ['4000 0000 0000 9995', 'Has too little money'],
] as const;

/** The page where somebody pays. `refusal` is said when they come back from a failed try. */
export function checkoutPage(world: World, session: Session, refusal: string): string {
  const summary = summarised(world, session);
  const email = emailOf(world, session);
  const label = session.amount_total === 0 ? 'Confirm' : `Pay ${money(session.amount_total, session.currency)}`;
  return pageOf(
    'Checkout - Keelson',
    html`<main class="checkout">
      <section class="summary" aria-label="Order">${summaryView(session, summary)}</section>
      <section class="pay" aria-label="Payment">
        <h2>${session.amount_total === 0 ? 'Confirm your order' : 'Pay by card'}</h2>
        <p class="refused" id="refused" role="alert" tabindex="-1">${refusal}</p>
        <form novalidate>
          ${
            email === null
              ? field(EMAIL)
              : html`<dl class="known">
                  <dt>Email</dt>
                  <dd>${email}</dd>
                </dl>`
          }
          ${session.amount_total === 0 ? nothing : cardFields}
          <button class="button primary" type="submit" data-label="${label}" data-busy="Paying">${label}</button>
        </form>
        <p class="safe">This page belongs to the payments sandbox on this machine. Keelson never sees a card.</p>
        ${session.amount_total === 0 ? nothing : testCards}
      </section>
    </main>`,
    'checkout.js',
  );
}

/** Whom the provider knows already, so that nobody types it twice. */
export const emailOf = (world: World, session: Session): string | null =>
  session.customer === null
    ? session.customer_email
    : (world.state.get('customer', session.customer)?.email ?? session.customer_email);

function summaryView(session: Session, { rhythm, sums, then }: Summary): Html {
  const { currency } = session;
  const what = session.mode === 'subscription' ? 'Subscribe to Keelson' : 'Pay Keelson';
  return html`<div class="seller">
      <a href="${session.cancel_url ?? '/'}" aria-label="Back to Keelson">
        <span aria-hidden="true">←</span>
        <img class="mark" src="/assets/mark.svg" alt="" width="24" height="24" />
        Keelson
      </a>
      <span class="test-badge">Test mode</span>
    </div>
    <h1>${what}</h1>
    <p class="amount">
      <span class="money">${money(session.amount_total, currency)}</span>
      ${rhythm === '' ? nothing : html`<span class="per">${rhythm}</span>`}
    </p>
    <ul class="lines">
      ${sums.lines.map((line) => lineView(line))}
    </ul>
    <dl class="sums">
      ${sumView('Subtotal', money(session.amount_subtotal, currency))}
      ${sums.discounts.map(({ name, amount }) => sumView(name, `−${money(amount, currency)}`, 'saving'))}
      ${sums.taxes.map(({ name, amount }) => sumView(name, money(amount, currency)))}
      ${sumView('Total due today', money(session.amount_total, currency), 'whole')}
    </dl>
    ${then === '' ? nothing : html`<p class="then">${then}</p>`}`;
}

const lineView = (line: SessionLine): Html => {
  const { recurring } = line.price;
  return html`<li>
    <span>
      <b>${line.description}</b>
      ${line.quantity > 1 ? html`<small>Quantity ${line.quantity}</small>` : nothing}
      ${recurring === null ? nothing : html`<small>Billed ${oftenOf(recurring)}</small>`}
    </span>
    <span class="money">${money(line.amount_subtotal, line.currency)}</span>
  </li>`;
};

const sumView = (name: string, amount: string, kind = ''): Html =>
  html`<div class="${kind}">
    <dt>${name}</dt>
    <dd class="money">${amount}</dd>
  </div>`;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly complete: string;
  readonly keys: 'email' | 'numeric' | 'text';
  readonly longest: number;
  readonly pattern: string;
  readonly fault: string;
  /** Said of nothing, where that is another thing than something wrong. */
  readonly missing?: string;
}

const field = ({ name, label, placeholder, complete, keys, longest, pattern, fault, missing = fault }: Field): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      placeholder="${placeholder}"
      autocomplete="${complete}"
      inputmode="${keys}"
      maxlength="${longest}"
      aria-describedby="${name}-fault"
      aria-required="true"
      spellcheck="false"
      data-pattern="${pattern}"
      data-fault="${fault}"
      data-missing="${missing}"
    />
    <p class="fault" id="${name}-fault" aria-live="polite"></p>
  </div>`;

const EMAIL: Field = {
  name: 'email',
  label: 'Email',
  placeholder: 'you@example.com',
  complete: 'email',
  keys: 'email',
  longest: 254,
  pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  fault: 'Enter a valid email',
};

const cardFields = html`${field({
    name: 'number',
    label: 'Card number',
    placeholder: '1234 1234 1234 1234',
    complete: 'cc-number',
    keys: 'numeric',
    longest: 23,
    pattern: '^\\d{16}$',
    fault: 'enter valid number',
  })}
  <div class="pair">
    ${field({
      name: 'expiry',
      label: 'Expiry',
      placeholder: 'MM/YY',
      complete: 'cc-exp',
      keys: 'numeric',
      longest: 7,
      pattern: '^(0[1-9]|1[0-2])/?\\d{2}$',
      fault: 'Enter correct expirydate',
    })}
    ${field({
      name: 'code',
      label: 'Security code',
      placeholder: 'CVC',
      complete: 'cc-csc',
      keys: 'numeric',
      longest: 4,
      pattern: '^\\d{3,4}$',
      fault: 'Enter the three or four digits of the security code',
      missing: 'Required !!',
    })}
  </div>
  ${field({
    name: 'name',
    label: 'Name on card',
    placeholder: 'As printed on the card',
    complete: 'cc-name',
    keys: 'text',
    longest: 100,
    pattern: '\\S',
    fault: 'Required !!',
  })}`;

const testCards = html`<div class="cards">
  <h3>Test cards</h3>
  <p>Real cards are refused here. Choose one to fill it in.</p>
  <ul>
    ${KNOWN_CARDS.map(
      ([number, what]) =>
        html`<li>
          <button class="button" type="button" data-number="${number}">${number}</button><span>${what}</span>
        </li>`,
    )}
  </ul>
</div>`;
