import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { implForWrapper } from 'jsdom/lib/jsdom/living/generated/utils';
import { foundInOneWalk, keptUntilTheTreeChanges } from './quick-labels.cjs';
import { answeringByType } from './quick-selectors.cjs';
import { quickStyles } from './quick-styles.cjs';

const PAGE = `<!doctype html><style>.gone { display: none } .unseen { visibility: hidden }</style>
<main><section><label for="a">A</label><input id="a"><button>B</button></section>
<form><label>C<input type="hidden"><select><option>D</option></select></label><p>E<a href="/f">F</a></p></form></main>`;
const SELECTORS = [
  'html',
  'a[href]',
  'input[type="hidden"]',
  'main > p, form a',
  'form:not([hidden]) label',
  '[hidden]',
];
const WRONG = ['a[', 'p >> a', '@media'];

/** Something that happens to the page at its n-th element. */
const CHANGES: ((element: HTMLElement, other: HTMLElement) => void)[] = [
  (element) => element.classList.toggle('gone'),
  (element) => element.classList.toggle('unseen'),
  (element) => (element.style.visibility = element.style.visibility === '' ? 'collapse' : ''),
  (element) => (element.style.pointerEvents = 'none'),
  (element) => element.toggleAttribute('hidden'),
  (element) => (element.id = element.id === 'a' ? 'b' : 'a'),
  (element, other) => {
    if (!element.contains(other)) other.append(element);
  },
  (element) => (element.ownerDocument.querySelector('style')!.textContent += `${element.localName} { opacity: 0.5 }`),
];

const changes = fc.array(fc.record({ change: fc.nat(CHANGES.length - 1), at: fc.nat(99), other: fc.nat(99) }), {
  maxLength: 8,
});

const elementsOf = (document: Document) => [...document.querySelectorAll<HTMLElement>('body *:not(style)')];

/** Makes the changes one by one, and says before, between and after them what both answer of each element. */
function afterEachChange(
  page: JSDOM,
  made: { change: number; at: number; other: number }[],
  answers: (element: HTMLElement) => readonly [unknown, unknown],
) {
  const { document } = page.window;
  const said: (readonly [unknown, unknown])[] = [];
  const ask = () => said.push(...elementsOf(document).map(answers));
  ask();
  for (const { change, at, other } of made) {
    const elements = elementsOf(document);
    CHANGES[change]!(elements[at % elements.length]!, elements[other % elements.length]!);
    ask();
  }
  return { quick: said.map(([quick]) => quick), itself: said.map(([, itself]) => itself) };
}

describe('the quicker answers of jsdom', () => {
  it('are the same styles as its own, whatever changes between', () => {
    fc.assert(
      fc.property(changes, (made) => {
        const page = new JSDOM(PAGE);
        const its = page.window.getComputedStyle.bind(page.window);
        const quick: (element: Element) => CSSStyleDeclaration = quickStyles(page.window);
        const read = (style: CSSStyleDeclaration) => [
          style.display,
          style.getPropertyValue('display'),
          style.visibility,
          style.getPropertyValue('visibility'),
          style.opacity,
          style.pointerEvents,
          style.color,
          style.getPropertyValue('margin-top'),
          Array.from(style),
        ];
        const said = afterEachChange(page, made, (element) => [read(quick(element)), read(its(element))]);
        expect(said.quick).toEqual(said.itself);
      }),
      { numRuns: 25 },
    );
  });

  it('are the same elements for each selector, and the same errors', () => {
    const quick: (element: Element, selector: string) => boolean = answeringByType(
      (element: Element, selector: string) => element.matches(selector),
    );
    fc.assert(
      fc.property(changes, (made) => {
        const answer = (matching: (selector: string) => boolean) =>
          [...SELECTORS, ...WRONG].map((selector) => {
            try {
              return matching(selector);
            } catch (error) {
              return String(error);
            }
          });
        const said = afterEachChange(new JSDOM(PAGE), made, (element) => [
          answer((selector) => quick(element, selector)),
          answer((selector) => element.matches(selector)),
        ]);
        expect(said.quick).toEqual(said.itself);
      }),
      { numRuns: 25 },
    );
  });

  it('are the same controls of labels', () => {
    fc.assert(
      fc.property(changes, (made) => {
        const page = new JSDOM(PAGE);
        const behind = implForWrapper(page.window.document.createElement('label'))!;
        const { get: find } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(behind), 'control')!;
        const quick: () => unknown = keptUntilTheTreeChanges(find!);
        const said = afterEachChange(page, made, (element) => {
          const label = element.localName === 'label' ? implForWrapper(element) : null;
          return [label && quick.call(label), label && (find!.call(label) as unknown)];
        });
        expect(said.quick).toEqual(said.itself);
      }),
      { numRuns: 25 },
    );
  });

  it('are the same labels of controls', () => {
    fc.assert(
      fc.property(changes, (made) => {
        const page = new JSDOM(PAGE);
        const { document } = page.window;
        const behind = implForWrapper(document.createElement('select'))!;
        const { get: find } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(behind), 'labels')!;
        const quick: () => unknown = foundInOneWalk(find!);
        const said = afterEachChange(page, made, (element) => {
          const control = ['select', 'input', 'button'].includes(element.localName);
          if (control) quick.call(implForWrapper(element));
          const found = control ? (element as HTMLInputElement).labels : null;
          const labels = elementsOf(document).filter((one) => (one as HTMLLabelElement).control === element);
          const hidden = (element as HTMLInputElement).type === 'hidden';
          return [found && [...found], control && !hidden ? labels : null];
        });
        expect(said.quick).toEqual(said.itself);
      }),
      { numRuns: 25 },
    );
  });
});
