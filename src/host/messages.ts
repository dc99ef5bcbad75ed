import type { Page } from "../types/page.ts";
import type { Written } from "./written.ts";

export type Message = {
  readonly id: string;
  readonly chat: string;
  /** Phone number or address of the other side. */
  readonly handle: string;
  readonly from: string;
  readonly fromMe: boolean;
  readonly text: string;
  readonly at: number;
  readonly unread: boolean;
  readonly version: string;
};

export type MessagesHost = {
  /** Newest first. `handles` are the numbers and addresses of one person. */
  readonly recent: (query: {
    readonly handles?: readonly string[];
    readonly unread?: boolean;
    readonly limit: number;
  }) => Promise<Page<Message>>;
  readonly search: (query: {
    readonly text: string;
    readonly handles?: readonly string[];
    readonly since?: number;
    readonly limit: number;
  }) => Promise<Page<Message>>;
  readonly send: (message: {
    readonly to: string;
    readonly text: string;
  }) => Promise<Written<Message>>;
  readonly openChat: (to: string) => Promise<void>;
};
