import common from '../../../src/shoal/messages/en.ftl?raw';
import { Words } from './fluent';

/** The words of the pages themselves. */
export const ui = new Words('en', [common]);
export const commonCatalogue = common;
