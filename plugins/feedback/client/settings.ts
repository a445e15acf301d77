import generated from '@generated/site-feedback/default/settings.json';
import type { FeedbackSettings } from '../types';

/** In a module of its own, so that only what is loaded after a vote has them. */
export const settings: FeedbackSettings = generated;
