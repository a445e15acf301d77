import generated from '@generated/site-notifications/default/settings.json';
import type { NotificationsSettings } from '../types';

/** In a module of its own, so that the first load is without them. */
export const settings: NotificationsSettings = generated;
