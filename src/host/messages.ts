import type { Page } from "../types/page.ts";
import type { Sent, WayOut } from "./outgoing.ts";

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
  /** One of the user's own that did not go. */
  readonly unsent?: boolean;
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
  /** What would carry a message away; undefined: what is sent stays here, marked as not sent. */
  readonly wayOut: () => Promise<WayOut | undefined>;
  readonly send: (message: {
    readonly to: string;
    readonly text: string;
  }) => Promise<Sent<Message>>;
  readonly openChat: (to: string) => Promise<void>;
};
