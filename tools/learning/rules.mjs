import { repeatedRuns } from './repeated-runs.mjs';
import { sheetFaults } from './sheet-rules.mjs';
import { wordsOf } from './words.mjs';

const READING_WORDS = [450, 900];
const INTRODUCTION_WORDS = [5, 60];
const VIDEO_SECONDS = [60, 120];
/** Two to four minutes at 140 to 160 words a minute. */
const AUDIO_WORDS = [280, 640];
/** More cannot be spoken. */
const WORDS_A_SECOND = 3;
const DOCUMENT_WORDS = 120;
const FOOTER_WORDS = [12, 60];
/** Where the page of a chapter is, as the pages of the web app have it. */
const CHAPTER_PAGE = /\/chapters\/([^/?]+)/;
/** The largest share of best answers in one place, within a chapter: a pattern would be noticed. */
const SAME_PLACE = 0.6;

/**
 * What is wrong with modules that have their shape: ids that are not unique or not of their place, weights that do not add
 * up to 100, references to nothing, quizzes without one best answer, texts too short or too long.
 *
 * @returns {string[]}
 */
export function learningFaults(modules) {
  const faults = [];
  const ids = new Map();
  const note = (where, message) => faults.push(`${where}: ${message}`);
  const id = (value, where, prefix) => {
    if (!value.startsWith(prefix)) note(where, `the id ${value} does not begin with ${prefix}`);
    if (ids.has(value)) note(where, `the id ${value} is used in ${ids.get(value)} too`);
    ids.set(value, where);
  };
  const between = (where, what, count, [least, most]) => {
    if (count < least || count > most) note(where, `${count} ${what}, expected ${least} to ${most}`);
  };
  const numbered = (where, what, numbers) => {
    if (numbers.some((number, index) => number !== index + 1))
      note(where, `the ${what} are numbered ${numbers.join(', ')}`);
  };
  const weighed = (where, what, parts) => {
    const total = parts.reduce((sum, { weightage }) => sum + weightage, 0);
    if (Math.abs(total - 100) > 1e-9) note(where, `the weightages of the ${what} add up to ${total}, not to 100`);
  };

  const video = ({ videoId, scenes }, where, prefix) => {
    id(videoId, where, prefix);
    between(
      `${where} ${videoId}`,
      'seconds',
      scenes.reduce((sum, { seconds }) => sum + seconds, 0),
      VIDEO_SECONDS,
    );
    for (const { seconds, title, narration } of scenes)
      if (wordsOf(narration).length / seconds > WORDS_A_SECOND)
        note(`${where} ${videoId}`, `“${title}” has more words than can be spoken in ${seconds} seconds`);
  };

  const quiz = ({ subChapterId, quiz: questions }, where, places) => {
    for (const { questionCode, answers } of questions) {
      const here = `${where} ${questionCode}`;
      id(questionCode, where, `${subChapterId}_K`);
      for (const { answerCode } of answers) id(answerCode, here, `${questionCode}_A`);
      numbered(
        here,
        'answers',
        answers.map(({ serialNumber }) => serialNumber),
      );
      const values = answers.map(({ value }) => value);
      const best = Math.max(...values);
      if (best <= 0 || values.filter((value) => value === best).length !== 1) note(here, 'has not one best answer');
      if (!values.includes(0)) note(here, 'no answer is wrong (value 0)');
      if (new Set(answers.map(({ answer }) => answer)).size !== answers.length) note(here, 'two answers are the same');
      places.push(values.indexOf(best) + 1);
    }
  };

  const questionnaire = (questions, where, prefix) => {
    for (const { questionCode, answers = [] } of questions) {
      id(questionCode, where, `${prefix}Q`);
      for (const { answerCode } of answers) id(answerCode, where, `${questionCode}_A`);
    }
    if (questions.filter(({ answers }) => answers !== undefined).length > 1)
      note(where, 'more than one question has answers of its own');
  };

  const template = ({ templateId, templateFile: { kind }, body }, where, prefix) => {
    id(templateId, where, `${prefix}T`);
    if (kind === 'spreadsheet') for (const fault of sheetFaults(body)) note(`${where} ${templateId}`, fault);
    else if (wordsOf(body).length < DOCUMENT_WORDS) note(`${where} ${templateId}`, 'is too short to be used as it is');
  };

  const audio = ({ audioId, script }, where, prefix) => {
    id(audioId, where, `${prefix}A`);
    const lines = script.split('\n').filter((line) => line.trim() !== '');
    const spoken = lines.map((line) => /^([A-Z][A-Z ]*): (.+)$/.exec(line));
    if (spoken.includes(null)) note(`${where} ${audioId}`, 'a line names no speaker');
    between(
      `${where} ${audioId}`,
      'words',
      wordsOf(spoken.map((line) => line?.[2] ?? '').join(' ')).length,
      AUDIO_WORDS,
    );
    between(`${where} ${audioId}`, 'speakers', new Set(spoken.map((line) => line?.[1])).size, [1, 2]);
  };

  const reading = ({ methodologyId, subChapterId, introduction, mainText }, where, prefix, subChapters) => {
    const here = `${where} ${methodologyId}`;
    id(methodologyId, where, `${prefix}R`);
    if (!subChapters.some((each) => each.subChapterId === subChapterId))
      note(here, `there is no sub-chapter ${subChapterId}`);
    between(here, 'words of introduction', wordsOf(introduction).length, INTRODUCTION_WORDS);
    between(here, 'words', wordsOf(mainText).length, READING_WORDS);
    if (/^##? /m.test(mainText)) note(here, 'its headings begin at ###');
    const [, toDo] = /^(?:### Do this week|\*\*Do this week:?\*\*)\s*\n([\s\S]*)$/m.exec(mainText) ?? [];
    if (toDo === undefined) note(here, 'does not end in “Do this week”');
    else between(here, 'things to do this week', toDo.match(/^(?:\d+\.|[-*]) /gm)?.length ?? 0, [1, 3]);
  };

  const chapterIds = new Set(modules.flatMap(({ chapters }) => chapters.map(({ chapterId }) => chapterId)));
  const card = ({ address }, { chapterId, where }) => {
    const [, target] = CHAPTER_PAGE.exec(address) ?? [];
    if (target === chapterId) note(where, 'its card leads to itself');
    else if (target !== undefined && !chapterIds.has(target)) note(where, `there is no chapter ${target} for its card`);
  };

  for (const { moduleId, moduleNumber, overviewVideo, chapters } of modules) {
    id(moduleId, moduleId, `M${moduleNumber}_`);
    video(overviewVideo, moduleId, `M${moduleNumber}_V`);
    weighed(moduleId, 'chapters', chapters);
    numbered(
      moduleId,
      'chapters',
      chapters.map(({ chapterNumber }) => chapterNumber),
    );
    for (const chapter of chapters) {
      const { where } = chapter;
      const prefix = `M${moduleNumber}_C${chapter.chapterNumber}_`;
      if (!where.startsWith(`${moduleId}/${chapter.chapterNumber}-`))
        note(where, 'its name does not begin with its number');
      id(chapter.chapterId, where, prefix);
      questionnaire(chapter.questionnaire, where, prefix);
      between(where, 'words of footer content', wordsOf(chapter.footerContent).length, FOOTER_WORDS);
      card(chapter.card, chapter);
      weighed(where, 'sub-chapters', chapter.subChapters);
      numbered(
        where,
        'sub-chapters',
        chapter.subChapters.map(({ subChapterNumber }) => subChapterNumber),
      );
      const places = [];
      for (const subChapter of chapter.subChapters) {
        id(subChapter.subChapterId, where, `${prefix}S`);
        quiz(subChapter, where, places);
      }
      const most = Math.max(...places.map((place) => places.filter((each) => each === place).length));
      if (places.length >= 5 && most / places.length > SAME_PLACE)
        note(where, 'the best answers stand too often in one place');
      for (const each of chapter.learning_videos) video(each, where, `${prefix}V`);
      for (const each of chapter.learning_audios) audio(each, where, prefix);
      for (const each of chapter.learning_templates) template(each, where, prefix);
      between(where, 'readings', chapter.readings.length, [2, 4]);
      for (const each of chapter.readings) reading(each, where, prefix, chapter.subChapters);
    }
  }
  const readings = modules.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.readings));
  return [...faults, ...repeatedRuns(readings)];
}
