import type { AnswerOf, BodyOf } from '@keelson/contracts';
import { draftsPaths, type readDraftContract, type saveDraftContract } from '@keelson/contracts/drafts';
import type { DraftForm } from '@keelson/vocabulary';
import { keepVersion, type Versioned } from '../client/answer';
import type { AppDispatch } from '../client/app-dispatch';
import { baseApi } from '../client/base-api';
import type { DraftPort } from './draft-keeper';

type Read = AnswerOf<typeof readDraftContract>;
type Saved = AnswerOf<typeof saveDraftContract>;

interface Saving extends BodyOf<typeof saveDraftContract> {
  readonly form: DraftForm;
  readonly version: number | undefined;
  readonly outlivesPage: boolean;
}

const draftsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    draftsRead: build.query<Read & Versioned, DraftForm>({
      query: (form) => ({ route: draftsPaths.read, params: { form } }),
      transformResponse: keepVersion<Read>,
    }),
    draftsSave: build.mutation<Saved & Versioned, Saving>({
      query: ({ form, entries, version, outlivesPage }) => ({
        route: draftsPaths.save,
        params: { form },
        body: { entries },
        ifMatch: version,
        outlivesPage,
      }),
      transformResponse: keepVersion<Saved>,
    }),
    draftsDiscard: build.mutation<object, DraftForm>({
      query: (form) => ({ route: draftsPaths.discard, params: { form } }),
    }),
  }),
});

const { draftsRead, draftsSave, draftsDiscard } = draftsApi.endpoints;

/**
 * The draft that somebody has of a form. What was read is kept nowhere: another device may have typed since.
 * @param isOwner Whether the owner is still signed in: what one person typed is never sent as somebody else.
 */
export const draftAt = (dispatch: AppDispatch, form: DraftForm, isOwner: () => boolean): DraftPort => ({
  read: async () => {
    const read = await dispatch(draftsRead.initiate(form, { forceRefetch: true, subscribe: false })).unwrap();
    return { entries: read.entries, savedAt: read.savedAt, version: read.version ?? 0 };
  },
  save: async (entries, version, outlivesPage) => {
    if (!isOwner()) throw new Error('the session is of somebody else');
    const saving = { form, entries: [...entries], version, outlivesPage };
    const saved = await dispatch(draftsSave.initiate(saving, { track: false })).unwrap();
    return saved.version ?? 0;
  },
  discard: async () => {
    await dispatch(draftsDiscard.initiate(form, { track: false })).unwrap();
  },
});
