import fc from 'fast-check';
import { type FormValue, parseForm } from './form';
import { Refusal } from './refusal';

const word = fc.stringMatching(/^[a-z_]{1,8}$/);
const leaf = fc.string({ minLength: 1, maxLength: 12 });
const { tree } = fc.letrec<{ tree: FormValue }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    leaf,
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    fc.dictionary(word, tie('tree'), { minKeys: 1, maxKeys: 3 }),
  ),
}));

/** Writes a value as the provider's SDKs do. */
function written(value: FormValue, path: string): readonly string[] {
  if (typeof value === 'string') return [`${encodeURIComponent(path)}=${encodeURIComponent(value)}`];
  return Object.entries(value).flatMap(([key, part]) => written(part, `${path}[${key}]`));
}

describe('forms with brackets', () => {
  it('reads back whatever the SDK writes', () => {
    fc.assert(
      fc.property(fc.dictionary(word, tree, { minKeys: 1, maxKeys: 4 }), (form) => {
        const text = Object.entries(form)
          .flatMap(([name, value]) => written(value, name))
          .join('&');
        expect(parseForm(text)).toEqual({ ...form });
      }),
    );
  });

  it('reads any text, or refuses it as malformed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        try {
          expect(typeof parseForm(text)).toBe('object');
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
        }
      }),
    );
  });

  it('takes lists without numbers, and names that JavaScript gives a meaning', () => {
    expect(parseForm('expand[]=a&expand[]=b')).toEqual({ expand: ['a', 'b'] });
    expect(Object.keys(parseForm('metadata[__proto__]=x&metadata[a]=y')['metadata'] ?? {})).toEqual(['__proto__', 'a']);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it.each(['a=1&a[b]=2', 'a[b]=2&a=1', 'a[b=1', '[a]=1', 'a[b][c][d][e][f][g][h][i]=1'])('refuses %s', (text) => {
    expect(() => parseForm(text)).toThrow(Refusal);
  });
});
