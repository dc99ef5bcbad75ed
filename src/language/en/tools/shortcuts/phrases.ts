/** How people ask for the shortcut tools, ` / ` between two ways. Read by the index, never by a model. */
export const shortcutsPhrases = {
  "shortcuts.list": `
    what shortcuts do I have / list my shortcuts / show me the shortcuts / which shortcuts can I run / name my automations /
    do I have a shortcut for resizing photos / tell me my shortcuts / any shortcuts about music / show all automations /
    what automations are there / list workflows / how many shortcuts have I made / what's in the shortcuts app /
    read out my shortcuts / find a shortcut for pdfs / which of my shortcuts deal with files / give me the names of my shortcuts /
    are there any workflows for the morning / what routines have I set up / show available shortcuts / shortcuts list /
    is there a shortcut that makes a gif / what can my shortcuts do / see my shortcuts / my automations please /
    look for a shortcut named backup / search my shortcuts / list the macros I have / what routines can you run /
    have I built a shortcut for travel / display shortcuts / tell me which automations exist / enumerate my shortcuts /
    what are my shortcuts called / do any of my shortcuts send messages / which workflows have I saved /
    remind me what shortcuts I created / shortcuts / do I own a workflow for invoices / list everything in shortcuts /
    browse my shortcuts / show me a list of automations / which scenes and routines do I have in shortcuts /
    what was that shortcut called again / check if there's a shortcut for the gym / can I see my workflows /
    get the list of shortcuts / what shortcuts are available on this mac / how many automations do I have /
    any automation that starts with good / which shortcut did I make for work / what custom commands do I have`,
  "shortcuts.run": `
    run the shortcut morning routine / start my workout shortcut / run backup photos / execute the shortcut called log water /
    trigger my good night automation / use the resize images shortcut / kick off the weekly report workflow / run shortcut /
    do my leaving home routine / play my bedtime shortcut / launch the automation for expenses / fire the shortcut text to pdf /
    run the make gif shortcut on this / start the focus time shortcut / perform my cleanup workflow / run my coffee break automation /
    activate the shortcut driving mode / go ahead and run daily journal / the shortcut for sharing location, run it /
    apply the convert to mp3 shortcut / run the workflow with this text / set off the movie night scene shortcut /
    please run do not disturb shortcut / turn on focus with my shortcut / start the automation tidy desktop / invoke the translate shortcut /
    can you run my arriving at work shortcut / run the homework macro / begin the meditation routine / do the shortcut again /
    execute my start of day automation / run the dark mode shortcut / run my custom shortcut named invoice /
    use my shortcut to shorten the link / start the routine I called sunday / run scan document / trigger the reading mode /
    launch the shortcut feed log / use the shortcut for that / run the one called standup / initiate backup workflow /
    run my bedtime routine / carry out the packing automation / run the battery saver shortcut / get my commute shortcut going /
    run a shortcut with the input hello / hit the shortcut for lights out / do my end of day workflow / run that macro /
    let's do the stretch routine shortcut / call the shortcut random playlist / make the automation water log run /
    toggle dark mode with the shortcut / execute automation / I'd like my evening routine shortcut please`,
} as const;
