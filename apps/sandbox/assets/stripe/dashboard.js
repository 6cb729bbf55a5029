const REFRESH_MS = 2000;
const element = (id) => document.getElementById(id);
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const money = (pence) => pounds.format(pence / 100);
const time = (seconds) => when.format(new Date(seconds * 1000));

const GOOD = new Set(['succeeded', 'active', 'paid', 'delivered', 'won', 'refunded']);
const BAD = new Set(['failed', 'canceled', 'past_due', 'given-up', 'lost', 'needs_response']);
const drawn = {};

function make(tag, properties, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

const state = (word, text = word) =>
  make(
    'span',
    { className: `state ${GOOD.has(word) ? 'good' : BAD.has(word) ? 'bad' : 'wait'}` },
    text.replaceAll('_', ' '),
  );
const id = (text) => make('code', {}, text);
const act = (text, name, path, method, body) => {
  const button = make('button', { className: 'button', type: 'button' }, text);
  button.setAttribute('aria-label', `${text}: ${name}`);
  button.addEventListener('click', () => void send(method, path, body));
  return button;
};

async function call(method, path, body) {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(`/_sandbox${path}`, { method, headers, body: body && JSON.stringify(body) });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.error ?? String(answer.status));
  return said;
}

function say(text, isBad = false) {
  element('said').textContent = text;
  element('said').dataset.bad = String(isBad);
}

async function send(method, path, body) {
  try {
    await call(method, path, body);
    say('Done');
  } catch (error) {
    say(error.message, true);
  }
  await refresh();
}

function table(name, heads, rows, none) {
  const key = JSON.stringify(rows.map(({ key: part }) => part));
  if (drawn[name] === key) return;
  drawn[name] = key;
  const place = element(name);
  place.tabIndex = 0;
  if (rows.length === 0) return place.replaceChildren(make('p', { className: 'empty' }, none));
  const classes = heads.map((head) => (head === 'Amount' ? 'number' : ''));
  place.replaceChildren(
    make(
      'table',
      {},
      make(
        'thead',
        {},
        make('tr', {}, ...heads.map((head, at) => make('th', { className: classes[at], scope: 'col' }, head))),
      ),
      make(
        'tbody',
        {},
        ...rows.map(({ cells }) =>
          make('tr', {}, ...cells.map((cell, at) => make('td', { className: classes[at] }, ...[cell].flat()))),
        ),
      ),
    ),
  );
}

function paymentButtons({ id: charge, status, amount, refunded, dispute }) {
  if (dispute && (dispute.status === 'needs_response' || dispute.status === 'under_review'))
    return ['won', 'lost'].map((outcome) =>
      act(`Dispute ${outcome}`, charge, `/disputes/${dispute.id}/close`, 'POST', { outcome }),
    );
  if (status !== 'succeeded' || refunded === amount || dispute?.status === 'lost') return [];
  const refund = make('button', { className: 'button', type: 'button' }, 'Refund');
  refund.setAttribute('aria-label', `Refund: ${charge}`);
  refund.addEventListener('click', () => askRefund(charge, amount - refunded));
  return dispute ? [refund] : [refund, act('Dispute', charge, '/disputes', 'POST', { charge })];
}

function paymentState({ status, amount, refunded, dispute, failure }) {
  if (dispute) return [state(dispute.status, `dispute ${dispute.status}`)];
  if (refunded > 0) return [state('refunded', refunded === amount ? 'refunded' : `${money(refunded)} refunded`)];
  return failure ? [state(status), ` ${failure}`] : [state(status)];
}

function deliveryState({ deliveries }) {
  if (deliveries.length === 0) return ['nobody is told'];
  return deliveries.flatMap(({ status, attempts, answer }) => [
    state(status),
    status === 'delivered' ? '' : ` ${attempts} tries ${answer ?? ''}`,
  ]);
}

function askRefund(charge, left) {
  const dialog = element('refund');
  element('amount').value = (left / 100).toFixed(2);
  dialog.returnValue = '';
  dialog.onclose = () => {
    if (dialog.returnValue === 'refund')
      void send('POST', '/refunds', { charge, amount: Math.round(Number(element('amount').value) * 100) });
  };
  dialog.showModal();
}

function draw(all) {
  element('now').textContent =
    `${time(all.clock.now)}${all.clock.ahead ? `, ${Math.round(all.clock.ahead / 3600)} hours ahead` : ''}`;
  element('unpaid').textContent = money(all.unpaid);
  const { webhooks, answers } = all.faults;
  for (const input of element('webhooks').elements) {
    if (input === document.activeElement) continue;
    if (input.type === 'checkbox') input.checked = webhooks[input.name];
    else input.value = webhooks.delay / 1000;
  }
  element('fault').textContent = answers.kind === 'none' ? '' : `${answers.kind} for ${answers.times} more`;
  const rows = (items, cells) => items.map((item) => ({ key: item, cells: cells(item) }));
  table(
    'payments',
    ['When', 'Who', 'Amount', 'State', 'Payment', 'Actions'],
    rows(all.payments, (each) => [
      time(each.created),
      each.who,
      money(each.amount),
      paymentState(each),
      id(each.id),
      paymentButtons(each),
    ]),
    'Nobody has paid yet.',
  );
  table(
    'subscriptions',
    ['Who', 'Amount', 'Until', 'State', 'Subscription', 'Actions'],
    rows(all.subscriptions, (each) => [
      each.who,
      `${money(each.amount)} + VAT a ${each.interval}`,
      time(each.until),
      [state(each.status, each.ending ? `${each.status}, ending` : each.status)],
      id(each.id),
      each.status === 'canceled'
        ? []
        : [
            act('Cancel', each.id, `/subscriptions/${each.id}/cancel`, 'POST'),
            ...(each.method
              ? [
                  act(
                    each.refuses ? 'Let the card work' : 'Let the card fail',
                    each.id,
                    `/payment-methods/${each.method}`,
                    'PUT',
                    { refuses: !each.refuses },
                  ),
                ]
              : []),
          ],
    ]),
    'No subscription was sold yet.',
  );
  table(
    'customers',
    ['When', 'Email', 'Name', 'Customer'],
    rows(all.customers, (each) => [time(each.created), each.email ?? '', each.name ?? '', id(each.id)]),
    'No customer yet.',
  );
  table(
    'payouts',
    ['Arrives', 'Amount', 'State', 'Payout'],
    rows(all.payouts, (each) => [time(each.arrives), money(each.amount), [state(each.status)], id(each.id)]),
    'Nothing was paid out yet.',
  );
  table(
    'events',
    ['When', 'Event', 'Delivery', 'Id', 'Actions'],
    rows(all.events, (each) => [
      time(each.created),
      each.type,
      deliveryState(each),
      id(each.id),
      each.deliveries.length ? [act('Send again', each.type, `/events/${each.id}/deliver`, 'POST')] : [],
    ]),
    'Nothing has happened yet.',
  );
}

async function refresh() {
  try {
    draw(await call('GET', '/overview'));
  } catch {
    say('The sandbox does not answer. Trying again.', true);
  }
}

const onSubmit = (name, work) =>
  element(name).addEventListener('submit', (event) => {
    event.preventDefault();
    void work(event.currentTarget.elements);
  });

onSubmit('clock', () => send('POST', '/clock/advance', { seconds: Number(element('step').value) }));
onSubmit('payout', () => send('POST', '/payouts'));
onSubmit('answers', ({ kind, times }) =>
  send('PUT', '/faults', { answers: { kind: kind.value, times: Number(times.value) } }),
);
onSubmit('webhooks', () => undefined);
element('webhooks').addEventListener('change', ({ currentTarget: { elements } }) => {
  const { drop, duplicate, shuffle, delay } = elements;
  void send('PUT', '/faults', {
    webhooks: {
      drop: drop.checked,
      duplicate: duplicate.checked,
      shuffle: shuffle.checked,
      delay: Math.max(0, Number(delay.value)) * 1000,
    },
  });
});
setInterval(() => {
  if (!document.hidden) void refresh();
}, REFRESH_MS);
await refresh();
