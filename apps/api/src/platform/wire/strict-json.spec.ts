import fc from 'fast-check';
import { Refusal } from './refusal';
import { parseStrictJson } from './strict-json';

const refused = (text: string): string => {
  try {
    parseStrictJson(text);
  } catch (error) {
    if (error instanceof Refusal && error.status === 400) return error.message;
    throw error;
  }
  throw new Error(`${text.slice(0, 80)} was taken`);
};

describe('parseStrictJson', () => {
  it('reads what JSON.parse reads', () => {
    const harmless = fc
      .jsonValue({ maxDepth: 4 })
      .filter((value) => !/"(__proto__|constructor|prototype)":/.test(JSON.stringify(value)));
    fc.assert(
      fc.property(harmless, (value) =>
        expect(parseStrictJson(JSON.stringify(value, null, 1))).toEqual(JSON.parse(JSON.stringify(value))),
      ),
    );
  });

  it('[IO-03~] refuses a key twice, however it is written', () => {
    for (const text of [
      '{"a":1,"a":2}',
      '{"a":1,"\\u0061":2}',
      '[{"b":{"c":1,"d":2,"c":3}}]',
      '{"a":{},"b":[],"a":null}',
    ]) {
      expect(refused(text)).toBe('The body holds the same key twice');
    }
    expect(parseStrictJson('{"a":{"x":1},"b":{"x":2},"c":"a\\":1,\\"a"}')).toEqual({
      a: { x: 1 },
      b: { x: 2 },
      c: 'a":1,"a',
    });
  });

  it('[IO-03~] refuses keys that reach a prototype', () => {
    for (const text of [
      '{"__proto__":{"admin":true}}',
      '{"a":{"constructor":{"prototype":{}}}}',
      '{"\\u005f_proto__":1}',
      '[{"prototype":1}]',
    ]) {
      expect(refused(text)).toBe('The body holds a key that is not allowed');
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('bounds depth, lists and texts', () => {
    expect(refused('['.repeat(13) + ']'.repeat(13))).toBe('The body is nested too deeply');
    expect(refused(`[${'0,'.repeat(1000)}0]`)).toBe('The body holds too many entries');
    expect(refused(JSON.stringify('x'.repeat(20_001)))).toBe('The body holds a text that is too long');
    expect(refused('['.repeat(50_000))).toBe('The body is not valid JSON');
  });

  it('answers any text by a value or a refusal, never by another error', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', '0', '1', 'u', ' ', 'null') }),
        ),
        (text) => {
          try {
            parseStrictJson(text);
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
