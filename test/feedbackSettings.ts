import type { FeedbackSettings } from '../plugins/feedback/types';

/** Stands in for what the build writes; a test changes what it is about. */
const settings: FeedbackSettings = {
  endpoint: '',
  newIssue: 'https://code.example/docs/issues/new',
  maxLength: 800,
  timeout: 5000,
  tries: 3,
  retryDelay: 1000,
};

export default settings;
