// Makes the files of the learning content, into apps/api/learning-media: `npm run learning:media`, with `-- --only ID` of one
// video or template. What has not changed is left alone. Videos need Chromium and ffmpeg (tools/videos/README.md);
// `-- --without-videos` makes the templates and the captions alone.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { captionsOf, chapterMarksOf } from './captions.mjs';
import { documentFile } from './documents.mjs';
import { film, isFilmed, lessonsOf } from './films.mjs';
import { readSources } from './sources.mjs';
import { spreadsheetFile } from './spreadsheets.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const MEDIA = join(ROOT, 'apps/api/learning-media');

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    again: { type: 'boolean', default: false },
    'without-videos': { type: 'boolean', default: false },
  },
});
const { modules, faults } = readSources(join(ROOT, 'apps/api/learning'));
if (faults.length > 0) throw new Error(`the chapters have faults, \`npm run learning\` names them: ${faults[0]}`);
mkdirSync(MEDIA, { recursive: true });

const isAsked = (id) => values.only === undefined || values.only === id;

function write(name, bytes) {
  const file = join(MEDIA, name);
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(bytes))) return;
  writeFileSync(file, bytes);
  console.log(`wrote ${name}`);
}

const templates = modules.flatMap(({ chapters }) => chapters.flatMap(({ learning_templates: of }) => of));
for (const { templateHeading, templateFile, body } of templates.filter((each) => isAsked(each.templateId))) {
  const isDocument = templateFile.kind === 'document';
  write(templateFile.name, await (isDocument ? documentFile(templateHeading, body) : spreadsheetFile(body)));
}

for (const lesson of lessonsOf(modules).filter(({ videoId }) => isAsked(videoId))) {
  write(`${lesson.videoId}.en.vtt`, captionsOf(lesson.scenes));
  write(`${lesson.videoId}.chapters.vtt`, chapterMarksOf(lesson.scenes));
  if (values['without-videos'] || (!values.again && isFilmed(lesson))) continue;
  await film(lesson, MEDIA);
  console.log(`filmed ${lesson.videoId}`);
}
