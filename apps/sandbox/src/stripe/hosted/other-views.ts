import type { World } from '../machine/world';
import type { Invoice } from '../objects/invoice-objects';
import type { Session } from '../objects/session-object';
import type { Challenge } from '../store/tables';
import { type Html, html, money, nothing } from './html';
import { pageOf } from './page-frame';

const mark = html`<img class="mark" src="/assets/mark.svg" alt="" width="32" height="32" />`;

const panel = (content: Html, kind = ''): Html =>
  html`<main class="card-page"><div class="panel ${kind}">${mark}${content}</div></main>`;

/** Said of a session that cannot be paid any more. */
export function closedSessionPage(session: Session, successUrl: string): string {
  const isPaid = session.status === 'complete';
  const title = isPaid ? 'This payment is complete' : 'This payment page has expired';
  return pageOf(
    `${title} - Keelson`,
    panel(
      html`<h1>${title}</h1>
        <p>${isPaid ? 'Nothing more is charged from here.' : 'You have not been charged. Start again from Keelson.'}</p>
        <div class="actions">
          <a class="button primary" href="${isPaid ? successUrl : (session.cancel_url ?? '/')}">Continue to Keelson</a>
        </div>`,
    ),
  );
}

export const unknownPage = (): string =>
  pageOf(
    'Not found - Keelson payments',
    panel(
      html`<h1>There is nothing here</h1>
        <p>The address is wrong, or the payment it belonged to is long over.</p>`,
    ),
  );

/** The bank's question whether it is really the card's holder who pays. */
export const challengePage = (session: Session, { face }: Challenge): string =>
  pageOf(
    'Confirm your payment - Test bank',
    panel(
      html`<h1>Your bank wants to be sure</h1>
        <p>This stands for the page of a bank. Confirm the payment, or let it fail.</p>
        <dl class="facts">
          <div>
            <dt>To</dt>
            <dd>Keelson</dd>
          </div>
          <div>
            <dt>Amount</dt>
            <dd class="money">${money(session.amount_total, session.currency)}</dd>
          </div>
          <div>
            <dt>Card</dt>
            <dd>Visa ending in ${face.last4}</dd>
          </div>
        </dl>
        <p class="fault" id="fault" role="alert"></p>
        <div class="actions">
          <button class="button primary" type="button" data-outcome="complete">Complete</button>
          <button class="button" type="button" data-outcome="fail">Fail</button>
        </div>`,
    ),
    'challenge.js',
  );

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** An invoice as its customer may read and print it. */
export function invoicePage(world: World, invoice: Invoice): string {
  const { currency } = invoice;
  const rates = invoice.total_taxes.map(({ amount, tax_rate_details: { tax_rate: id } }) => {
    const rate = world.state.get('tax_rate', id);
    return { name: rate === undefined ? 'Tax' : `${rate.display_name} (${rate.percentage}%)`, amount };
  });
  const row = (name: string, amount: string): Html =>
    html`<div>
      <dt>${name}</dt>
      <dd class="money">${amount}</dd>
    </div>`;
  const discount = invoice.total_discount_amounts[0]?.amount ?? 0;
  return pageOf(
    `Invoice ${invoice.number ?? ''} - Keelson`,
    panel(
      html`<h1>Invoice ${invoice.number ?? 'draft'}</h1>
        <p>${invoice.customer_name ?? ''} ${invoice.customer_email ?? ''}</p>
        <p>${day.format(new Date(invoice.created * 1000))}, ${invoice.status}</p>
        <dl class="facts">
          ${invoice.lines.data.map((line) => row(line.description, money(line.amount, currency)))}
          ${row('Subtotal', money(invoice.subtotal, currency))}
          ${discount === 0 ? nothing : row('Discount', `−${money(discount, currency)}`)}
          ${rates.map(({ name, amount }) => row(name, money(amount, currency)))}
          ${row('Total', money(invoice.total, currency))} ${row('Paid', money(invoice.amount_paid, currency))}
        </dl>`,
      'wide',
    ),
  );
}
