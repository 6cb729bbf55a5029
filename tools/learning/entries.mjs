const entries = (items) => ({ data: items.map((attributes, index) => ({ id: index + 1, attributes })) });

/**
 * The four lists of the content service, as it would answer them.
 *
 * @param modules as `readSources` gives them
 * @param {(name: string) => string | undefined} addressOf the address of a file that ships with the product, if it is there
 */
export function learningEntries(modules, addressOf) {
  const chapters = modules.flatMap(({ moduleId, chapters: of }) => of.map((chapter) => ({ moduleId, ...chapter })));
  const subChapters = chapters.flatMap(({ chapterId, subChapters: of }) => of.map((each) => ({ chapterId, ...each })));
  const readings = chapters.flatMap(({ chapterId, readings: of }) => of.map((each) => ({ chapterId, ...each })));
  return {
    modules: entries(modules.map((module) => moduleEntry(module, addressOf))),
    chapters: entries(chapters.map((chapter) => chapterEntry(chapter, addressOf))),
    'sub-chapters': entries(subChapters.map(subChapterEntry)),
    readings: entries(readings),
  };
}

const moduleEntry = ({ chapters: _, overviewVideo, ...module }, addressOf) => ({
  ...module,
  overviewVideo: videoPart(overviewVideo, addressOf),
});

const chapterEntry = (chapter, addressOf) => ({
  chapterId: chapter.chapterId,
  moduleId: chapter.moduleId,
  chapterNumber: chapter.chapterNumber,
  chapterName: chapter.chapterName,
  weightage: chapter.weightage,
  description: chapter.description,
  minutes: chapter.minutes,
  footerContent: chapter.footerContent,
  card: chapter.card,
  learning_questions: chapter.questionnaire.map(({ answers = [], ...question }) => ({
    ...question,
    learning_answers: answers,
  })),
  learning_videos: chapter.learning_videos.map((video) => videoPart(video, addressOf)),
  learning_audios: chapter.learning_audios.map((audio) => ({
    ...audio,
    ...fileAt('audio', `${audio.audioId}.mp3`, addressOf),
  })),
  learning_templates: chapter.learning_templates.map(({ body: _, templateFile, ...template }) => ({
    ...template,
    ...fileAt('templateFile', templateFile.name, addressOf),
  })),
  facts: chapter.facts,
});

const subChapterEntry = ({ quiz, ...subChapter }) => ({
  ...subChapter,
  quiz_questions: quiz.map(({ answers, ...question }) => ({ ...question, quiz_answers: answers })),
});

const videoPart = ({ scenes, ...video }, addressOf) => ({
  ...video,
  ...filesOf(video.videoId, addressOf),
  scenes: scenes.map(({ show, ...scene }) => ({ ...scene, show: show.join('\n') })),
});

/** What belongs to a video is of no use without it. */
function filesOf(videoId, addressOf) {
  const video = fileAt('video', `${videoId}.webm`, addressOf);
  if (video.video === undefined) return {};
  return {
    ...video,
    ...fileAt('videoFallback', `${videoId}.mp4`, addressOf),
    ...fileAt('captions', `${videoId}.en.vtt`, addressOf),
    ...fileAt('chapterMarks', `${videoId}.chapters.vtt`, addressOf),
    ...fileAt('poster', `${videoId}.jpg`, addressOf),
  };
}

/** A file that is not there is left out: the page then says so, and an editor can upload one. */
function fileAt(field, name, addressOf) {
  const url = addressOf(name);
  return url === undefined ? {} : { [field]: { url } };
}
