const form = document.querySelector('form');
const button = form.querySelector('button[type=submit]');
const refused = document.getElementById('refused');
const inputs = [...form.querySelectorAll('input')];
const byName = (name) => inputs.find((input) => input.name === name);
const faultOf = (input) => document.getElementById(input.getAttribute('aria-describedby'));

const tidy = (input) =>
  input.name === 'name' || input.name === 'email' ? input.value.trim() : input.value.replace(/[\s-]/g, '');

function show(input, fault) {
  faultOf(input).textContent = fault;
  if (fault) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

function check(input) {
  const typed = tidy(input);
  const { pattern, fault, missing } = input.dataset;
  const found = new RegExp(pattern).test(typed) ? '' : typed === '' ? missing : fault;
  show(input, found);
  return found === '';
}

function focusFirstFault() {
  inputs.find((input) => input.getAttribute('aria-invalid') === 'true')?.focus();
}

function group(input) {
  if (input.selectionStart !== input.value.length) return;
  const digits = input.value.replace(/\D/g, '');
  if (input.name === 'number') input.value = (digits.slice(0, 16).match(/.{1,4}/g) ?? []).join(' ');
  if (input.name === 'expiry' && digits.length > 2) input.value = `${digits.slice(0, 2)}/${digits.slice(2, 4)}`;
}

function busy(isBusy) {
  button.disabled = isBusy;
  button.setAttribute('aria-busy', String(isBusy));
  button.textContent = isBusy ? button.dataset.busy : button.dataset.label;
}

async function pay() {
  refused.textContent = '';
  const valid = inputs.map(check).every(Boolean);
  if (!valid) return focusFirstFault();
  busy(true);
  try {
    const answer = await fetch(location.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(inputs.map((input) => [input.name, input.value]))),
    });
    const { next, faults = {}, refusal = '' } = await answer.json();
    if (next) return location.assign(next);
    for (const [name, fault] of Object.entries(faults)) show(byName(name), fault);
    refused.textContent = refusal;
    busy(false);
    if (refusal) refused.focus();
    else focusFirstFault();
  } catch {
    refused.textContent = 'The payment page did not answer. You have not been charged; try again.';
    busy(false);
    refused.focus();
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!button.disabled) void pay();
});
for (const input of inputs) {
  input.addEventListener('input', () => {
    group(input);
    if (input.getAttribute('aria-invalid') === 'true') show(input, '');
  });
  input.addEventListener('blur', () => input.value !== '' && check(input));
}
document.querySelector('.cards')?.addEventListener('click', (event) => {
  const number = event.target.closest('[data-number]')?.dataset.number;
  const field = byName('number');
  if (!number || !field) return;
  field.value = number;
  show(field, '');
  const month = new Date();
  if (!byName('expiry').value)
    byName('expiry').value = `12/${String((month.getFullYear() + 3) % 100).padStart(2, '0')}`;
  if (!byName('code').value) byName('code').value = '123';
  (byName('name').value ? button : byName('name')).focus();
});
// The back button may show this page as it was left, in the middle of a payment.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
