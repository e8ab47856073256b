-- Contact forms for wrk, no two alike. The file named first holds one as JSON; the word after it
-- tells this run's forms from all others.
local template, run
local count = 0

function init(args)
  local file = assert(io.open(args[1]))
  template = file:read("a")
  file:close()
  run = args[2]
end

function request()
  count = count + 1
  local body = template:gsub("KEY", run .. "-" .. count)
  return wrk.format("POST", nil, {
    ["content-type"] = "application/json",
    accept = "application/json",
    -- From many visitors, as behind a proxy.
    ["x-forwarded-for"] = string.format("10.%d.%d.%d", count % 200, math.floor(count / 200) % 200, 1),
  }, body)
end
