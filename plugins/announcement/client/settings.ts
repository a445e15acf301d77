import generated from '@generated/site-announcement/default/settings.json';
import type { AnnouncementSettings } from '../types';

export const settings: AnnouncementSettings = generated;
