export const PLUGIN_NAME = 'site-feedback';

/** What the form and the sender know; fetched with them, after a vote. */
export interface FeedbackSettings {
  /** Address that takes the messages; empty for none. */
  endpoint: string;
  /** Address of the code host's form for a new issue. */
  newIssue: string;
  /** UTF-16 units that a comment may have. */
  maxLength: number;
  /** Milliseconds that one try may take. */
  timeout: number;
  /** Tries for one message. */
  tries: number;
  /** Milliseconds before the second try; each further wait is twice as long. */
  retryDelay: number;
}

export type Vote = 'yes' | 'no';

/** What an answer is about: a page, or one of its sections. */
export interface Subject {
  page: string;
  /** Anchor of the section. */
  section?: string;
}

/** As it is posted, in JSON (README "Endpoint"). */
export interface FeedbackMessage extends Subject {
  /** The same for each try, so that the endpoint can drop what it got twice. */
  id: string;
  vote: Vote;
  comment?: string;
  /** Language that the site was shown in. */
  language: string;
  /** ISO 8601, UTC. */
  date: string;
}
