-- Sends one text. argv: "chat" or a service ("iMessage", "SMS", "RCS"), the chat's id or the handle, a file with the text.
-- The text comes in a file because arguments can be seen by every process of the machine.
on run argv
	set {how, target, textFile} to argv
	set theText to read (POSIX file textFile) as «class utf8»
	with timeout of 40 seconds
		tell application "Messages"
			if how is "chat" then
				send theText to chat id target
			else if how is "SMS" then
				send theText to participant target of (1st account whose service type = SMS)
			else if how is "RCS" then
				send theText to participant target of (1st account whose service type = RCS)
			else
				send theText to participant target of (1st account whose service type = iMessage)
			end if
		end tell
	end timeout
	return "sent"
end run
