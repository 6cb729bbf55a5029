// The What-If Scenario Planner of a running product in Chromium, signed in as one of its customers.
import { chromium } from 'playwright-core';
import { quantile } from '../report/statistics.mjs';
import { signIn } from './sign-in.mjs';

const PLANNER = '/dashboard/newDashboardCalculator';
const SLIDERS = 'input[type=range].plan-track';
/** The bars, the ring of what adds up, and the table. */
const CHARTS = ['.k-chart-label', '.plan-pie-ring', '.plan-table'];
/** A slow laptop beside the machine that measures. */
const THROTTLE = 4;
const STEP = 'bench-step';
/** Enough for the trace of a frame, of which only the tasks and the steps are looked at. */
const CATEGORIES = ['toplevel', 'blink.user_timing', '__metadata'];

/**
 * @param settings url of the product, chromium, how many runs, and how many steps of a slider in each
 * @returns of each run, in milliseconds: median and 95th percentile from a step to the painted frame on a quarter of the
 *   processor; median and 95th percentile of what a frame takes of the whole processor on the main thread, four times;
 *   and how many requests the page made meanwhile
 */
export async function measureSliding(owner, settings) {
  const browser = await chromium.launch({ executablePath: settings.chromium, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ baseURL: settings.url, viewport: { width: 1440, height: 1400 } });
    // It stays open: a session ends with the last page that has it.
    await signIn(await context.newPage(), owner);
    const runs = [];
    for (let run = 0; run < settings.runs; run += 1) runs.push(await slide(context, settings.steps));
    return runs;
  } finally {
    await browser.close();
  }
}

async function slide(context, steps) {
  const page = await context.newPage();
  await page.goto(PLANNER);
  await page.locator(SLIDERS).first().waitFor();
  for (const chart of CHARTS) await page.locator(chart).first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  const devtools = await context.newCDPSession(page);
  const pulled = () => page.evaluate(pull, [SLIDERS, STEP, steps]);
  // The first steps compile what they run.
  await pulled();
  let requests = 0;
  page.on('request', () => (requests += 1));
  const processor = (await traced(devtools, pulled)).map((ms) => ms * THROTTLE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const frames = await pulled();
  await page.close();
  const of = (numbers) => [quantile(numbers, 0.5), quantile(numbers, 0.95)];
  const [[frame, frameP95], [processorMs, processorP95]] = [of(frames), of(processor)];
  return { frame, frameP95, processor: processorMs, processorP95, requests };
}

/** @returns what the page's main thread took of a processor from each step to the next, in milliseconds */
async function traced(devtools, work) {
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  const traceConfig = { includedCategories: CATEGORIES, excludedCategories: ['*'] };
  await devtools.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
  await work();
  await devtools.send('Tracing.end');
  await ended;
  const steps = events.filter(({ name }) => name === STEP).toSorted((one, other) => one.ts - other.ts);
  const [{ pid, tid }] = steps;
  const tasks = outermost(events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'));
  return steps.slice(1).map(({ ts }, index) => {
    const began = steps[index].ts;
    // A step is set within a task: what begins before the next step is still of this frame.
    const inFrame = tasks.filter((task) => task.ts + task.dur > began && task.ts + task.dur <= ts);
    return inFrame.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

/** Tasks within tasks count once. */
function outermost(tasks) {
  let end = 0;
  return tasks
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)
    .filter(({ ts, dur }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

/**
 * Runs in the page: every slider is moved, then the first by one percent in each frame. A message that is posted in a
 * frame arrives once the frame is painted.
 */
async function pull([sliders, mark, steps]) {
  const { document, performance, requestAnimationFrame, MessageChannel, Event, HTMLInputElement } = globalThis;
  const all = [...document.querySelectorAll(sliders)];
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const move = (slider, percent) => {
    set.call(slider, String(percent));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  };
  all.forEach((slider, index) => move(slider, [2, 5, -3, 4, -10][index]));
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  const taken = [];
  for (let step = 0; step < steps; step += 1)
    await new Promise((next) => {
      requestAnimationFrame(() => {
        const began = performance.now();
        performance.mark(mark);
        move(all[0], (step % 80) - 40);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          taken.push(performance.now() - began);
          next();
        };
        port2.postMessage(undefined);
      });
    });
  return taken;
}
