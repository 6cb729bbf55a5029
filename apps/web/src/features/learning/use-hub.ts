import { useSearchParams } from 'react-router-dom';
import {
  type LearningModules,
  type LearningProgress,
  useLearningModulesQuery,
  useLearningProgressQuery,
} from '../../learning/learning.api';
import { useViewer } from '../../session/use-viewer';
import { learningPlace, type LearningPlace } from './learning-place';
import { type ChapterOfHub, type ModuleOfHub, moduleOfHub } from './lessons';

export interface Hub {
  readonly place: LearningPlace;
  readonly modules: readonly ModuleOfHub[];
  readonly module: ModuleOfHub;
  /** `undefined` on the overview. */
  readonly chapter: ChapterOfHub | undefined;
  readonly current: LearningProgress['current'];
}

/** The modules with the owner's progress, and the place in them that the address names. */
export function useHub() {
  const { id } = useViewer();
  const [query] = useSearchParams();
  const content = useLearningModulesQuery();
  const progress = useLearningProgressQuery(id);
  const retry = (): void => {
    if (content.isError) void content.refetch();
    if (progress.isError) void progress.refetch();
  };
  const hub = content.data && progress.data && hubOf(query, content.data, progress.data);
  return {
    hub,
    loaded: hub !== undefined,
    error: hub === undefined ? (content.error ?? progress.error) : undefined,
    retry,
  };
}

function hubOf(query: URLSearchParams, content: LearningModules, progress: LearningProgress): Hub | null {
  const place = learningPlace(query, content, progress);
  const modules = content.map((module) =>
    moduleOfHub(
      module,
      progress.allModulesList.find(({ module_id }) => module_id === module.moduleId),
    ),
  );
  const module = modules.find((each) => each.module.moduleId === place?.moduleId);
  if (!place || !module) return null;
  const chapter = module.chapters.find(({ head }) => head.chapterId === place.chapterId);
  return { place, modules, module, chapter, current: progress.current };
}
