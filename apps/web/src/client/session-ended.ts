import { createAction } from '@reduxjs/toolkit';

/** The API no longer knows the session, or lets it do nothing more. What shows the session answers to it. */
export const sessionEnded = createAction('client/sessionEnded');
