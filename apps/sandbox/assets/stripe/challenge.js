const buttons = [...document.querySelectorAll('button[data-outcome]')];
const fault = document.getElementById('fault');

async function answer(outcome) {
  for (const button of buttons) button.disabled = true;
  try {
    const reply = await fetch(location.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome }),
    });
    const { next } = await reply.json();
    location.assign(next);
  } catch {
    fault.textContent = 'The bank did not answer. Try again.';
    for (const button of buttons) button.disabled = false;
  }
}

for (const button of buttons) button.addEventListener('click', () => void answer(button.dataset.outcome));
