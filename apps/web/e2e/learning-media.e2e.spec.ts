import readXlsxFile from 'read-excel-file/node';
import { expect, test } from './harness/test';
import { signedInOwner } from './people/owner';

const MEDIA = '/api/v1/learning/media/';
const CHASE_LIST = 'weekly-chase-list.xlsx';

test('a video of the learning content plays with its captions and can be sought in, and a template opens', async ({
  page,
  mailbox,
  running,
  freshEmail,
  browser,
}) => {
  await signedInOwner(page, mailbox, freshEmail, running.product);
  await page.goto('/dashboard/newDashboardBusiness/modules/M2_Finance');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const player = await page.evaluateHandle((media) => {
    const video = document.createElement('video');
    video.muted = true;
    const source = document.createElement('source');
    source.src = `${media}M2_C1_V1.webm`;
    const captions = Object.assign(document.createElement('track'), {
      kind: 'captions',
      srclang: 'en',
      default: true,
      src: `${media}M2_C1_V1.en.vtt`,
    });
    const marks = Object.assign(document.createElement('track'), {
      kind: 'chapters',
      src: `${media}M2_C1_V1.chapters.vtt`,
    });
    video.append(source, captions, marks);
    document.body.append(video);
    marks.track.mode = 'hidden';
    return video;
  }, MEDIA);

  await test.step('it plays, and says what is said', async () => {
    await player.evaluate((video) => video.play());
    await expect
      .poll(() => player.evaluate((video) => video.played.length > 0 && video.currentTime))
      .toBeGreaterThan(0.5);
    const { width, height, duration } = await player.evaluate(({ videoWidth, videoHeight, duration: seconds }) => ({
      width: videoWidth,
      height: videoHeight,
      duration: seconds,
    }));
    expect([width, height]).toEqual([1280, 720]);
    expect(duration).toBeCloseTo(84, 0);
    await expect
      .poll(() =>
        player.evaluate((video) => [...(video.textTracks[0]?.activeCues ?? [])].map((cue) => (cue as VTTCue).text)),
      )
      .toEqual(['You have bought the materials and paid the wages.']);
    await expect
      .poll(() => player.evaluate((video) => [...(video.textTracks[1]?.cues ?? [])].map(({ startTime }) => startTime)))
      .toEqual([0, 13, 28, 43, 57, 71]);
  });

  await test.step('it goes to another part', async () => {
    await player.evaluate((video) => {
      video.currentTime = 57;
    });
    await expect.poll(() => player.evaluate((video) => !video.seeking && video.currentTime)).toBeGreaterThan(57.2);
    expect(await player.evaluate((video) => video.played.length)).toBe(2);
  });

  await test.step('a spreadsheet is saved under its name, and its formulas have come to something', async () => {
    const saved = page.waitForEvent('download');
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address, download: '' });
      document.body.append(link);
      link.click();
    }, `${MEDIA}${CHASE_LIST}`);
    const download = await saved;
    expect(download.suggestedFilename()).toBe(CHASE_LIST);
    const [sheet] = await readXlsxFile(await download.path());
    const rows = sheet?.data ?? [];
    expect(rows.find(([label]) => label === 'Trade debtor days')?.[2]).toBeCloseTo(59.57, 2);
  });

  await test.step('who is not signed in has neither', async () => {
    const visitor = await browser.newContext({ baseURL: running.product });
    for (const file of ['M2_C1_V1.webm', CHASE_LIST])
      expect((await visitor.request.get(`${MEDIA}${file}`)).status()).toBe(401);
    await visitor.close();
  });
});
