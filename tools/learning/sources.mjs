import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { chapterShape, moduleShape } from './source-shapes.mjs';

/**
 * Reads the learning content as its editors write it: one folder a module, one file a chapter.
 *
 * @param {string} folder
 * @returns {{ modules: object[], faults: string[] }} the modules in the order of their numbers, each with its `chapters`,
 *   those with their `readings`; and a line for each file that has not the shape
 */
export function readSources(folder) {
  const faults = [];
  const modules = [];
  for (const name of readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => each.name)) {
    const path = join(folder, name, 'module.yaml');
    const module = existsSync(path)
      ? shaped(readFileSync(path, 'utf8'), moduleShape, `${name}/module.yaml`, faults)
      : undefined;
    if (!existsSync(path)) faults.push(`${name}: has no module.yaml`);
    if (module === undefined) continue;
    if (module.moduleId !== name) faults.push(`${name}/module.yaml: moduleId is not the folder's name`);
    const files = readdirSync(join(folder, name)).filter((file) => file.endsWith('.md'));
    const chapters = files.map((file) => readChapter(join(folder, name, file), `${name}/${file}`, faults));
    const read = chapters.filter((chapter) => chapter !== undefined);
    modules.push({ ...module, chapters: read.sort((a, b) => a.chapterNumber - b.chapterNumber) });
  }
  return { modules: modules.sort((a, b) => a.moduleNumber - b.moduleNumber), faults };
}

function readChapter(path, where, faults) {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path, 'utf8')) ?? [];
  if (head === undefined) {
    faults.push(`${where}: has nothing between two lines ---`);
    return undefined;
  }
  const chapter = shaped(head, chapterShape, where, faults);
  return chapter && { ...chapter, where, readings: readingsOf(body, where, faults) };
}

/** `## id | title | sub-chapter`, then the introduction behind `>`, then the text. */
function readingsOf(body, where, faults) {
  const [before, ...parts] = body.split(/^## (?!#)/m);
  if (before.trim() !== '') faults.push(`${where}: text before the first reading`);
  return parts.flatMap((part) => {
    const [heading, ...lines] = part.split('\n');
    const [, methodologyId, title, subChapterId] = /^(\S+) \| (\S.*?) \| (\S+)$/.exec(heading.trim()) ?? [];
    if (methodologyId === undefined) {
      faults.push(`${where}: the heading of a reading is not "id | title | sub-chapter": ${heading}`);
      return [];
    }
    const rest = lines.join('\n').trim().split('\n');
    const end = rest.findIndex((line) => !line.startsWith('>'));
    const introduction = rest
      .slice(0, end)
      .map((line) => line.replace(/^>\s*/, ''))
      .join(' ');
    return [{ methodologyId, title, subChapterId, introduction, mainText: rest.slice(end).join('\n').trim() }];
  });
}

function shaped(text, shape, where, faults) {
  let value;
  try {
    value = parse(text, { uniqueKeys: true });
  } catch (error) {
    faults.push(`${where}: is not YAML: ${error.message.split('\n')[0]}`);
    return undefined;
  }
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) faults.push(`${where}: ${path.join('.')}: ${message}`);
  return undefined;
}
