/** How people ask for timers and alarms, ` / ` between two ways. Read by the index, never by a model. */
export const timersPhrases = {
  "timers.set": `
    set a timer for ten minutes / wake me up at seven / set an alarm for six thirty / start a countdown of five minutes / timer twenty minutes /
    alarm at eight tomorrow / time the eggs for seven minutes / give me a two minute timer / wake me in half an hour / count down from sixty seconds /
    set a pasta timer for eleven minutes / I need to get up at five / put the alarm on for nine / start a timer / new alarm /
    set an alarm for monday morning / let me know when ten minutes are up / an alarm every weekday at six forty five / timer for the laundry, forty minutes /
    one hour timer / begin a stopwatch countdown of ninety seconds / make an alarm / tell me when a quarter of an hour is over /
    set another timer for the rice / I want to sleep until eight, set the alarm / quick timer three minutes / get me up at quarter to seven /
    set the oven timer to forty five minutes / alert me in five minutes / set a wake up call for four thirty / nap timer twenty five minutes /
    start the tea timer / countdown two hours / beep in thirty seconds / could you time fifteen minutes for me / set alarm / ring at noon /
    make sure I'm up by six / ten more minutes please / give the kids thirty minutes of screen time, set a timer / pomodoro twenty five minutes /
    set my alarm for the airport at three am / put a timer on for the cake / create a timer called pizza / timer please half an hour /
    wake me at dawn say five forty / set an alarm clock / can you wake me tomorrow at ten to eight / start timing one minute /
    snooze / snooze the alarm / hit snooze / snooze five more minutes / buzz me in an hour / start counting down from ten / alarm in two hours / snooze for ten minutes / remind me with an alarm at nine /
    add two minutes to the timer / make the pasta timer five minutes longer / extend the timer by a minute /
    remove three minutes from the rice timer / drop a minute from the bread timer / an alarm for every monday at eight /
    give the eggs another three minutes / two more minutes on the timer / make the tea timer a minute shorter / take a minute off the timer /
    set two timers, five and ten minutes / I have to be up early, alarm at five / boil eggs for six minutes and tell me`,
  "timers.cancel": `
    cancel the timer / stop the alarm / turn off my alarm / how much time is left on the timer / what timers are running / delete my seven o'clock alarm /
    kill the timer / stop the countdown / show my alarms / cancel the pasta timer / is the timer still going / switch the alarm off / end the timer /
    when does my alarm ring / remove all alarms / which alarms are set / clear the timers / no more timer / stop beeping / how long until the timer goes off /
    turn the tea timer off / shut the alarm up / do I have an alarm for tomorrow / cancel my wake up alarm / disable the monday alarm / dismiss the alarm /
    I don't need the timer any more / list my timers / abort the countdown / check the timer / how many minutes left / what time is my alarm set for /
    delete the alarm / are there any alarms on / get rid of the six am alarm / stop timing / unset my alarm / time remaining on the oven timer /
    forget the timer / the eggs are done, stop the timer / make it stop ringing / cancel all timers / what's left on the countdown / is my alarm on /
    alarm off / silence the alarm / drop the laundry timer / I'm up already, cancel the alarm / how's the timer doing / timers please /
    quit the countdown / remove the alarm for the airport / cancel the second timer / does an alarm go off in the morning /
    tell me about my alarms / stop that alarm / don't wake me tomorrow after all, alarm off / how much longer on the cake /
    how long left on the eggs / how much time is left / time left / how long has the pasta got / how long do the eggs have left /
    alarm status / timer status / status of the oven timer / pause the timer / skip the alarm on friday / resume the countdown / change the alarm to seven / move my alarm to eight / change the timer to twelve minutes / rename the timer / continue the timer / hold the timer / restart the timer / show running timers / erase the nap timer / see my alarms / turn off every alarm`,
} as const;
