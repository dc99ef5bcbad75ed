/** How people ask for the shell, ` / ` between two ways. Read by the index, never by a model. */
export const shellPhrases = {
  "shell.run": `
    run ls in my home folder / execute git status / run the command npm test / run a shell command / type whoami in the terminal /
    run python script.py / use the shell to count files / execute make / run git pull in the project / what does uname say /
    ls in my documents / ls the downloads folder / run df / do a grep for error in the log / execute a bash command / run this in the terminal / ping google from the command line /
    check the running processes with ps / run brew update / execute this command: echo hello / start the build script /
    run the tests in my repo / shell command / use terminal to make a directory / kill process forty two / run top /
    command line: show disk usage / run node version / execute the deploy script / cd into projects and list everything /
    do a git commit / run docker ps / use curl to fetch the page / run the script in my downloads / execute command /
    type git log / show environment variables in the shell / chmod the script / run cargo build / compile the project /
    get the output of the date command / run pip list / run my cleanup shell script / in the terminal run htop /
    execute ls minus la / start the python server / use bash to rename the files / run make install / tar the folder /
    how many lines has main dot c, use wc / run a command / git diff please / do an npm install / run sudo nothing, just pwd /
    use the command line / ssh to the server / execute that line in a sandbox / run the linter / run the makefile /
    what's the output of hostname / call the script backup dot sh / bash / zsh: print the working directory /
    check which version of python is installed / git push / launch the shell script / run uptime / run cat on that file`,
} as const;
