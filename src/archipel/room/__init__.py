"""The tables of one process, and everything that those who play at them need from it: one implementation for a server and for a device.

`hub.py` loads, changes, keeps and tells; `live.py` has those who listen, `telling.py` what each is told; `commands.py` takes what people
ask for, `dispatch.py` and `asking.py` have bots asked. Where a table is kept (`keeping.py`), who thinks and who may do what is handed in.
Needs neither a server nor a database nor threads.
"""
