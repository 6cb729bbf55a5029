import { act, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';

const api = serveApi();

const shipped = (name: string): readonly { id: number; attributes: Record<string, unknown> }[] => {
  const file = join(__dirname, '../../../../api/content', `${name}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { data: { id: number; attributes: Record<string, unknown> }[] })
    .data;
};

const PAGES = [
  ['/', 'home'],
  ['/keelsonWork', 'how-it-works'],
  ['/businessArea', 'business-areas'],
  ['/HowDoCompare', 'how-do-compare'],
  ['/keelsonenefits', 'benefits'],
  ['/customerStories', 'customer-stories'],
  ['/customerstories', 'customer-stories'],
  ['/aboutUs', 'about-us'],
  ['/ChannelPartnerPage', 'channel-partner'],
  ['/auth/ChannelVerification', 'channel-verification'],
  ['/terms', 'terms'],
  ['/privacy', 'terms'],
] as const;

const MARK = '¶';
/** The bars of a comparison are called so whatever they compare. */
const NAMES = ['Before', 'After'];
const NETWORKS = [
  ['linkedin', 'LinkedIn'],
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['twitter', 'Twitter'],
] as const;

/** The content with a mark at each word that is to be read; addresses and codes stay as they are. */
const marked = (content: ReturnType<typeof shipped>): ReturnType<typeof shipped> =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value !== 'string' || /^(https?:|mailto:|\/)/.test(value) || !/[A-Z @]/.test(value)
      ? value
      : value.replace(/[A-Za-z]+/g, `$&${MARK}`),
  ) as ReturnType<typeof shipped>;

/** What is to be read, but for the words within a drawing, what a video of the product says, and what else is named. */
function textsIn(part: HTMLElement, besides = 'none'): readonly string[] {
  const left = `[role="img"], svg, figure, .k-video, ${besides}`;
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(left) && /[A-Za-z]/.test(node.textContent ?? ''))
      texts.push(node.textContent ?? '');
  return texts;
}

describe('public pages', () => {
  let noted: jest.SpyInstance;

  beforeEach(() => {
    noted = jest.spyOn(console, 'info').mockImplementation();
    api.on('GET', '/content/footer', { data: shipped('footer') });
  });
  afterEach(() => noted.mockRestore());

  it.each(PAGES)(
    '[SITE-03~, SITE-07~] %s shows the content of the service, and misses nothing in what ships',
    async (path, name) => {
      const content = shipped(name);
      api.on('GET', `/content/${name}`, { data: content });
      renderApp(path);
      const heading = content[path === '/privacy' ? 1 : 0]?.attributes['heading'];
      expect(await screen.findByRole('heading', { level: 1, name: String(heading) })).toBeInTheDocument();
      expect(noted).not.toHaveBeenCalledWith('No such attribute', expect.anything());
    },
  );

  it('[SITE-07] stand at each specified address of the marketing pages, the benefits with their video', async () => {
    const marketing = PAGES.slice(1, 7);
    expect(marketing.map(([path]) => path)).toEqual([
      ...['/keelsonWork', '/businessArea', '/HowDoCompare', '/keelsonenefits'],
      ...['/customerStories', '/customerstories'],
    ]);
    for (const [path, name] of marketing) {
      const content = shipped(name);
      api.on('GET', `/content/${name}`, { data: content });
      const { unmount } = renderApp(path);
      const heading = String(content[0]?.attributes['heading']);
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      if (path === '/keelsonenefits') {
        const video = document.querySelector('main video');
        expect(video).toBeVisible();
        expect(video?.querySelector('source')?.getAttribute('src') ?? video?.getAttribute('src')).toMatch(/\/videos\//);
      }
      unmount();
    }
  });

  it('[SITE-10~] have every text, heading, picture and link of page and footer from the content service, and nothing where it lacks an attribute, which is noted', async () => {
    for (const [path, name] of PAGES) {
      api.on('GET', `/content/${name}`, { data: marked(shipped(name)) });
      api.on('GET', '/content/footer', { data: marked(shipped('footer')) });
      const whole = renderApp(path);
      await screen.findAllByRole('heading', { level: 1 });
      const footer = screen.getByRole('contentinfo');
      const texts = [...textsIn(screen.getByRole('main')), ...textsIn(footer, 'a, button')];
      expect([
        path,
        ...texts.filter((text) => !text.includes(MARK) && !text.includes('@') && !NAMES.includes(text)),
      ]).toEqual([path]);
      for (const picture of within(screen.getByRole('main')).queryAllByRole('img'))
        if (!picture.closest('.k-stage')) expect(picture).toHaveAccessibleName(expect.stringContaining(MARK) as string);
      const attributes = shipped('footer')[0]?.attributes;
      for (const [network, label] of NETWORKS)
        expect(within(footer).getByRole('link', { name: label })).toHaveAttribute('href', attributes?.[network]);
      whole.unmount();

      const none = [1, 2].map((id) => ({ id, attributes: {} }));
      api.on('GET', `/content/${name}`, { data: none });
      api.on('GET', '/content/footer', { data: none });
      const bare = renderApp(path);
      await screen.findAllByRole('heading', { level: 1 });
      expect([path, ...textsIn(screen.getByRole('main'), 'a, button')]).toEqual([path]);
      for (const attribute of ['heading', 'footerTitle'])
        expect(noted).toHaveBeenCalledWith('No such attribute', attribute);
      bare.unmount();
      noted.mockClear();
    }
  });

  it.each(PAGES)('[SITE-11] %s shows the message of a failure, or that something went wrong', async (path, name) => {
    api.on('GET', `/content/${name}`, { status: 503, responseMessage: 'The texts are being moved' });
    const { unmount } = renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'The texts are being moved' })).toBeInTheDocument();
    unmount();
    api.cut('GET', `/content/${name}`);
    const { user } = renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong!' })).toBeInTheDocument();
    api.mend();
    api.on('GET', `/content/${name}`, { data: shipped(name) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^(?!Something)/ })).toBeInTheDocument();
  });

  it('[SITE-06] shows the sections about the company and the team with name, profession, icon and account', async () => {
    const about = [
      {
        id: 1,
        attributes: {
          heading: 'About us',
          content: 'Who we are',
          about: [
            {
              heading: 'Why',
              content: 'Because',
              image: { url: 'https://media.example/why.png', alternativeText: 'A desk' },
            },
          ],
          teamHeading: 'Meet the Team',
          teamContent: 'People',
          meet_the_teems: [
            {
              name: 'Asha Example',
              profession: 'Accountant',
              icon: { url: 'https://media.example/asha.png', alternativeText: 'Asha' },
              account: 'https://www.linkedin.com/in/asha',
            },
            { name: 'Bea Example', profession: 'Writer', account: 'javascript:alert(1)' },
          ],
          closing: { heading: '', content: '', signupText: '', links: [] },
        },
      },
    ];
    api.on('GET', '/content/about-us', { data: about });
    renderApp('/aboutUs');
    expect(await screen.findByRole('heading', { name: 'Why' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'A desk' })).toBeInTheDocument();
    const [asha, bea] = screen.getAllByRole('listitem').filter((item) => item.textContent.includes('Example'));
    if (!asha || !bea) throw new Error('the team is not there');
    expect(within(asha).getByRole('heading', { name: 'Asha Example' })).toBeInTheDocument();
    expect(within(asha).getByText('Accountant')).toBeInTheDocument();
    expect(within(asha).getByRole('img', { name: 'Asha' })).toHaveAttribute('src', 'https://media.example/asha.png');
    expect(within(asha).getByRole('link')).toHaveAttribute('href', 'https://www.linkedin.com/in/asha');
    expect(within(bea).queryByRole('link')).not.toBeInTheDocument();
  });

  it('labels every story that ships as an example', async () => {
    api.on('GET', '/content/customer-stories', { data: shipped('customer-stories') });
    renderApp('/customerStories');
    const stories = await screen.findAllByRole('article');
    expect(stories.length).toBeGreaterThan(0);
    for (const story of stories) expect(within(story).getByText('Illustrative example')).toBeInTheDocument();
  });

  it('leads a channel partner who signed up to support or to the login', async () => {
    api.on('GET', '/content/channel-verification', { data: shipped('channel-verification') });
    renderApp('/auth/ChannelVerification');
    expect(await screen.findByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contactus');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/auth/signIn',
    );
  });

  it('[SITE-01] home welcomes, offers sign-up, becoming a channel partner and the intro video', async () => {
    api.on('GET', '/content/home', { data: shipped('home') });
    const { container } = renderApp('/home');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: 'Start 14 days free' })).toHaveAttribute('href', '/auth/register');
    expect(await main.findByRole('link', { name: 'Become a channel partner' })).toHaveAttribute(
      'href',
      '/ChannelPartnerPage',
    );
    expect(main.getByRole('link', { name: /Watch the intro/ })).toHaveAttribute('href', '/#intro');
    expect(container.querySelector('#intro video')).toHaveAttribute('preload', 'none');
    expect(main.getByRole('link', { name: 'Choose monthly' })).toHaveAttribute(
      'href',
      '/auth/signUp?plan=EmbraceMonthly',
    );
  });

  it('keeps description, address and robots in step when people go on', async () => {
    api.on('GET', '/content/about-us', { data: shipped('about-us') });
    api.on('GET', '/content/terms', { data: shipped('terms') });
    const { router } = renderApp('/aboutUs');
    await screen.findByRole('heading', { level: 1 });
    const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    const description = () => document.head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
    const robots = () => document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;
    expect(canonical()).toMatch(/\/aboutUs$/);
    const before = description();
    await act(() => router.navigate('/terms'));
    await screen.findByRole('heading', { level: 1, name: 'Terms of use' });
    expect(canonical()).toMatch(/\/terms$/);
    expect(description()).not.toBe(before);
    expect(robots()).toBeUndefined();
    await act(() => router.navigate('/no/such/page'));
    await screen.findByRole('heading', { level: 1, name: 'There is no such page' });
    expect([canonical(), robots()]).toEqual([undefined, 'noindex']);
  });
});
