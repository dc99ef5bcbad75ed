import type { IndexedTool } from "../../discovery/corpus/indexed-tool.ts";

/** A service, what it calls its things, and where they are. */
const SERVICES: readonly (readonly [name: string, label: string, place: string, things: string])[] =
  [
    ["github", "GitHub", "repository", "issue,pull request,branch,release,workflow,commit"],
    ["gitlab", "GitLab", "project", "merge request,pipeline,milestone,snippet,runner"],
    ["bitbucket", "Bitbucket", "workspace", "pull request,deployment,branch restriction"],
    ["jira", "Jira", "project", "ticket,sprint,board,epic,worklog"],
    ["linear", "Linear", "team", "issue,cycle,roadmap item"],
    ["asana", "Asana", "project", "task,section,goal,portfolio"],
    ["trello", "Trello", "board", "card,list,checklist,label"],
    ["todoist", "Todoist", "project", "task,label,section"],
    ["notion", "Notion", "workspace", "page,database,block,comment"],
    ["confluence", "Confluence", "space", "page,blog post,attachment"],
    ["slack", "Slack", "workspace", "channel,message,reaction,user group,canvas"],
    ["discord", "Discord", "server", "channel,role,webhook,thread"],
    ["teams", "Microsoft Teams", "tenant", "channel,meeting,chat message,tab"],
    ["zoom", "Zoom", "account", "meeting,webinar,recording,poll"],
    ["gmail", "Gmail", "mailbox", "label,thread,filter,draft,vacation reply"],
    ["outlook", "Outlook", "mailbox", "rule,folder,category,calendar event"],
    ["google_calendar", "Google Calendar", "calendar", "event,attendee,reminder,working location"],
    ["google_drive", "Google Drive", "drive", "file,folder,permission,revision"],
    ["google_sheets", "Google Sheets", "spreadsheet", "range,sheet,chart,named range"],
    ["dropbox", "Dropbox", "account", "file,shared link,folder member"],
    ["onedrive", "OneDrive", "drive", "item,share,version"],
    ["airtable", "Airtable", "base", "record,table,view,field"],
    ["figma", "Figma", "file", "comment,frame,component,variable"],
    ["miro", "Miro", "board", "sticky note,shape,connector"],
    ["stripe", "Stripe", "account", "charge,customer,invoice,refund,subscription,payout"],
    ["paypal", "PayPal", "account", "payment,dispute,payout batch"],
    ["shopify", "Shopify", "shop", "order,product,inventory level,discount,collection"],
    ["woocommerce", "WooCommerce", "shop", "coupon,order,product review"],
    ["salesforce", "Salesforce", "organisation", "lead,opportunity,account record,case,campaign"],
    ["hubspot", "HubSpot", "portal", "deal,company,form,ticket,contact list"],
    ["zendesk", "Zendesk", "account", "ticket,macro,organisation,satisfaction rating"],
    ["intercom", "Intercom", "workspace", "conversation,article,segment,tag"],
    ["mailchimp", "Mailchimp", "audience", "campaign,subscriber,template,automation"],
    ["twilio", "Twilio", "account", "call,phone number,text campaign,recording"],
    ["sendgrid", "SendGrid", "account", "template,suppression,sender identity"],
    ["aws", "AWS", "region", "bucket,instance,function,queue,log group,secret"],
    ["gcp", "Google Cloud", "project", "instance,bucket,topic,service account"],
    ["azure", "Azure", "subscription", "virtual machine,storage account,key vault"],
    ["kubernetes", "Kubernetes", "namespace", "pod,deployment,service,config map,job"],
    ["docker", "Docker", "host", "container,image,volume,network"],
    ["terraform", "Terraform", "workspace", "run,state version,variable set"],
    ["datadog", "Datadog", "organisation", "monitor,dashboard,log index,incident"],
    ["grafana", "Grafana", "organisation", "dashboard,alert rule,data source"],
    ["sentry", "Sentry", "project", "error,release,event,alert"],
    ["pagerduty", "PagerDuty", "account", "incident,on-call schedule,escalation policy"],
    ["postgres", "Postgres", "database", "table,index,view,query plan"],
    ["mongodb", "MongoDB", "database", "collection,document,index"],
    ["redis", "Redis", "server", "key,stream,set"],
    ["elasticsearch", "Elasticsearch", "cluster", "index,document,snapshot"],
    ["spotify", "Spotify", "library", "playlist,saved track,album,device"],
    ["youtube", "YouTube", "channel", "video,playlist,comment,caption"],
    ["twitch", "Twitch", "channel", "stream,clip,poll"],
    ["twitter", "Twitter", "account", "post,list,bookmark,direct message"],
    ["reddit", "Reddit", "subreddit", "post,comment,moderator note"],
    ["linkedin", "LinkedIn", "profile", "post,connection,job posting"],
    ["wordpress", "WordPress", "site", "post,page,media item,comment,plugin"],
    ["webflow", "Webflow", "site", "collection item,form submission"],
    ["home_assistant", "Home Assistant", "home", "light,scene,sensor,automation,thermostat"],
    ["hue", "Philips Hue", "bridge", "lamp,room,scene"],
    ["sonos", "Sonos", "household", "speaker group,favourite,sleep setting"],
    ["strava", "Strava", "athlete profile", "activity,segment,route,club"],
    ["fitbit", "Fitbit", "account", "sleep log,heart rate series,food log,weight log"],
    ["maps", "Maps", "account", "saved place,route,place review"],
    ["uber", "Uber", "account", "ride,receipt,saved location"],
    ["booking", "Booking", "account", "reservation,property,guest review"],
    ["flights", "Flights", "account", "fare alert,itinerary,boarding pass"],
    ["bank", "Bank", "account", "transaction,standing order,statement,card"],
    ["quickbooks", "QuickBooks", "company", "invoice,bill,expense,vendor"],
    ["xero", "Xero", "organisation", "bank transaction,purchase order,quote"],
    ["bamboohr", "BambooHR", "company", "time off request,employee record,job opening"],
    ["greenhouse", "Greenhouse", "company", "candidate,interview kit,offer"],
    ["canvas", "Canvas", "course", "assignment,quiz,submission,announcement"],
    ["arxiv", "arXiv", "archive", "paper,author feed"],
    ["huggingface", "Hugging Face", "hub", "model card,space,training job"],
  ];

/** What can be done with a thing, how it is described, and its parameters. */
const OPERATIONS: readonly (readonly [verb: string, sentence: string, parameters: string])[] = [
  ["list", "List the {things} of a {label} {place}, newest first", "{place}_id,limit,cursor"],
  ["get", "Get one {label} {thing} with all its details", "{thing}_id"],
  ["create", "Create a {thing} in a {label} {place}", "{place}_id,name,description"],
  ["update", "Change fields of a {label} {thing}", "{thing}_id,fields"],
  ["delete", "Delete a {thing} from a {label} {place} for good", "{thing}_id,confirm"],
  ["search", "Search the {things} of a {label} {place} by text", "query,{place}_id,limit"],
  ["archive", "Archive a {label} {thing} so that it is no longer shown", "{thing}_id"],
  ["share", "Share a {label} {thing} with people or teams", "{thing}_id,people,role"],
  ["export", "Export the {things} of a {label} {place} to a file", "{place}_id,format"],
];

/** `count` tools as outside servers offer them: nobody wrote phrases for them. The same each time. */
export function distractorTools(count: number): readonly IndexedTool[] {
  const tools = OPERATIONS.flatMap((operation) =>
    SERVICES.flatMap((service) =>
      service[3].split(",").map((thing) => toolOf(service, thing, operation)),
    ),
  );
  if (count > tools.length) throw new RangeError(`${count} tools of ${tools.length}`);
  // A stride that shares no factor with their number visits each once, services mixed.
  return Array.from({ length: count }, (_, index) => tools[(index * STRIDE) % tools.length]).filter(
    (tool) => tool !== undefined,
  );
}

const STRIDE = 1009;

function pluralOf(thing: string): string {
  if (/[^aeiou]y$/.test(thing)) return `${thing.slice(0, -1)}ies`;
  return /(s|x|ch)$/.test(thing) ? `${thing}es` : `${thing}s`;
}

function toolOf(
  [service, label, place]: (typeof SERVICES)[number],
  thing: string,
  [verb, sentence, parameters]: (typeof OPERATIONS)[number],
): IndexedTool {
  const fill = (text: string): string =>
    text
      .replaceAll("{things}", pluralOf(thing))
      .replaceAll("{thing}", thing)
      .replaceAll("{label}", label)
      .replaceAll("{place}", place);
  return {
    name: `${service}.${verb}_${thing.replaceAll(/\W/g, "_")}`,
    description: fill(sentence),
    parameters: fill(parameters).replaceAll(" ", "_").split(","),
    phrases: [],
    domain: service,
    consequential: verb === "delete" || verb === "share",
  };
}
