import fc from 'fast-check';
import { fieldsOf } from './entry-fields';
import { withHarmlessLinks } from './harmless-text';
import { mediaAt } from './media-address';

const media = mediaAt('https://cms.example');
const kept = (body: unknown) => fieldsOf({ body }, { body: { kind: 'rich' } }, media)['body'];
const picture = (image: unknown) => fieldsOf({ image }, { image: { kind: 'picture' } }, media)['image'];

const HARMFUL = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert`1`',
  'java\tscript:alert`1`',
  'data:text/html,<script>alert`1`</script>',
  'vbscript:x',
  'http://plain.example',
  'file:///etc/passwd',
  '//evil.example/x',
  '/\\evil.example',
  'evil.example',
];
const HARMLESS = ['https://a.example/x?y=1#z', 'mailto:help@keelson.example', '/terms', '/terms?part=2#three'];

describe('what is kept of the texts of editors', () => {
  it.each(HARMFUL)('[IO-04~] are the words of a link to %s, and no link', (url) => {
    const children = [{ type: 'text', text: 'the words' }];
    expect(kept([{ type: 'paragraph', children: [{ type: 'link', url, children }] }])).toEqual([
      { type: 'paragraph', children: [{ type: 'link', children }] },
    ]);
    const address = url.replaceAll(/[()\s]/g, '');
    expect(kept(`See [the words](${address}), and **more**.`)).toBe('See the words, and **more**.');
  });

  it.each(HARMLESS)('[IO-04~] are links to %s', (url) => {
    const link = { type: 'link', url, children: [{ type: 'text', text: 'the words' }] };
    expect(kept([link])).toEqual([link]);
    expect(kept(`See [the words](${url}).`)).toBe(`See [the words](${url}).`);
  });

  it('[IO-04~] holds no link that pages would not follow, however links are put into one another', () => {
    expect(kept('[[x](javascript:1)](javascript:2)')).toBe('x');
    const piece = fc.constantFrom('[', ']', '](', ')', '[x]', 'x', ...HARMFUL, ...HARMLESS);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = withHarmlessLinks(pieces.join(''));
        for (const [, , address] of text.matchAll(/\[([^\][]+)\]\(([^()\s]+)\)/g))
          expect(address).toMatch(/^(https:|mailto:|\/(?![/\\]))/);
      }),
    );
  });

  it('[IO-04~] is no picture in SVG, whatever it is called', () => {
    const png = { url: '/uploads/a.png', mime: 'image/png', ext: '.png', width: 6, height: 4 };
    expect(picture(png)).toEqual({
      ...{ url: 'https://cms.example/uploads/a.png', width: 6, height: 4, alternativeText: '' },
    });
    expect(picture({ ...png, mime: 'image/svg+xml' })).toBeUndefined();
    expect(picture({ ...png, ext: '.SVG' })).toBeUndefined();
    expect(picture({ url: '/uploads/a.svg?v=2' })).toBeUndefined();
    expect(picture({ url: 'https://other.example/a.svgz' })).toBeUndefined();
    expect(picture({ url: 'data:image/svg+xml,<svg/>' })).toBeUndefined();
  });
});
