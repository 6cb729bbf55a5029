const REFRESH_MS = 2000;
const element = (id) => document.getElementById(id);
const [search, count, mails, reader] = ['search', 'count', 'mails', 'reader'].map(element);

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'medium' });

let listed = '';
let shown;
let view = 'html';

const wanted = () => new URLSearchParams(location.search).get('to') ?? '';
const opened = () => decodeURIComponent(location.hash.slice(1));

async function read(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function refresh() {
  const to = wanted();
  try {
    const { total, messages } = await read(`/api/messages?limit=500&to=${encodeURIComponent(to)}`);
    if (to === wanted()) draw(total, messages, to);
  } catch {
    count.textContent = 'The mailbox does not answer. Trying again.';
  }
}

function draw(total, messages, to) {
  const key = JSON.stringify([to, messages.map(({ id }) => id)]);
  count.textContent = `${total} ${total === 1 ? 'message' : 'messages'}${to ? ` to “${to}”` : ''}`;
  element('delete-all').disabled = total === 0 && to === '';
  if (key !== listed) {
    listed = key;
    const focused = document.activeElement?.closest('#mails a')?.hash;
    mails.replaceChildren(...messages.map(row));
    if (focused) [...mails.querySelectorAll('a')].find((link) => link.hash === focused)?.focus();
    if (!opened()) rest(messages.length, to);
  }
  mark();
}

function row(mail) {
  const item = element('mail-row').content.cloneNode(true);
  const received = new Date(mail.receivedAt);
  const today = received.toDateString() === new Date().toDateString();
  item.querySelector('a').href = `#${mail.id}`;
  item.querySelector('.subject').textContent = mail.subject || 'No subject';
  item.querySelector('.recipient').textContent = `To ${mail.to.join(', ')}`;
  item.querySelector('.preview').textContent = mail.preview;
  const time = item.querySelector('time');
  time.dateTime = mail.receivedAt;
  time.title = exact.format(received);
  time.textContent = (today ? clock : day).format(received);
  return item;
}

function mark() {
  document.body.dataset.open = String(opened() !== '');
  for (const link of mails.querySelectorAll('a')) {
    if (link.hash === location.hash && location.hash) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function say(title, text) {
  const note = document.createElement('p');
  const heading = document.createElement('b');
  note.className = 'empty';
  heading.textContent = title;
  note.append(heading, text);
  reader.replaceChildren(note);
}

function rest(number, to) {
  shown = undefined;
  document.title = 'Mailbox - Keelson';
  if (number > 0) say('No message opened', 'Choose one from the list.');
  else if (to) say('No message', `Nothing was sent to an address with “${to}” in it.`);
  else say('No message yet', 'Register an account in Keelson and its confirmation arrives here at once.');
}

async function open() {
  mark();
  const id = opened();
  if (!id) return rest(mails.children.length, wanted());
  if (shown?.id === id) return;
  try {
    shown = await read(`/api/messages/${encodeURIComponent(id)}`);
  } catch {
    shown = undefined;
    return say('This message is gone', 'It was deleted, or newer messages took its place.');
  }
  view = shown.html ? 'html' : 'text';
  const mail = element('mail-view').content.cloneNode(true);
  document.title = `${shown.subject} - Keelson mailbox`;
  mail.querySelector('.subject').textContent = shown.subject || 'No subject';
  mail.querySelector('.from').textContent = shown.from;
  mail.querySelector('.to').textContent = shown.to.join(', ');
  mail.querySelector('.received').textContent = exact.format(new Date(shown.receivedAt));
  reader.replaceChildren(mail);
  body();
  reader.focus({ preventScroll: true });
}

function body() {
  for (const button of reader.querySelectorAll('[data-view]')) {
    button.setAttribute('aria-pressed', String(button.dataset.view === view));
    button.hidden = button.dataset.view === 'html' && !shown.html;
  }
  reader.querySelector('.body').replaceChildren(view === 'html' ? frame() : plain());
}

function frame() {
  const page = document.createElement('iframe');
  page.title = 'The message as its reader sees it';
  page.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  page.src = `/messages/${encodeURIComponent(shown.id)}/html`;
  return page;
}

function plain() {
  const text = document.createElement('pre');
  text.tabIndex = 0;
  if (view === 'headers') text.textContent = shown.headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
  else
    text.append(...shown.text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) => (index % 2 ? linkTo(part) : part)));
  return text;
}

function linkTo(address) {
  const link = Object.assign(document.createElement('a'), { href: address, target: '_blank', rel: 'noopener' });
  link.textContent = address;
  return link;
}

search.value = wanted();
search.addEventListener('input', () => {
  const to = search.value.trim();
  history.replaceState(null, '', `${to ? `?to=${encodeURIComponent(to)}` : '/'}${location.hash}`);
  void refresh();
});
reader.addEventListener('click', (event) => {
  const chosen = event.target.closest('[data-view]')?.dataset.view;
  if (chosen) {
    view = chosen;
    body();
  }
});
element('delete-all').addEventListener('click', () => {
  element('confirm-text').textContent = 'The mailbox will be empty. Accounts are not touched.';
  element('confirm').showModal();
});
element('confirm').addEventListener('close', async () => {
  if (element('confirm').returnValue !== 'delete') return;
  element('confirm').returnValue = '';
  await fetch('/api/messages', { method: 'DELETE' });
  location.hash = '';
  await refresh();
});
addEventListener('hashchange', () => void open());
document.addEventListener('visibilitychange', () => void refresh());
setInterval(() => {
  if (!document.hidden) void refresh();
}, REFRESH_MS);

await refresh();
await open();
