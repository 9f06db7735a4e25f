import type { Msg } from './types';

/** The value of an event's parameter. */
export const param = (event: Msg, name: string): unknown => event.params?.[name]?.[1];
