#!/usr/bin/python3
"""tally.py BUILD LABEL: the cases of the last `meson test` in BUILD, one line each: "ok LABEL: case" or "not ok ...".

Every subtest of a TAP program is a case, every other test is one. A program that crashed or ran out of time is a
failed case even if all it had said until then was good."""
import json
import sys
import xml.etree.ElementTree as xml

build, label = sys.argv[1:]
logs = build + '/meson-logs/testlog'
GOOD = ('OK', 'EXPECTEDFAIL')

with open(logs + '.json') as lines:
    results = {test['name'].split(' / ')[-1]: test['result'] for test in map(json.loads, lines)}

failed = set()
for suite in xml.parse(logs + '.junit.xml').getroot():
    tap = ' / ' in suite.get('name')
    for case in suite.iter('testcase'):
        test = (suite.get('name') if tap else case.get('name')).split(' / ')[-1]
        name = f"{test}: {case.get('name')}" if tap else test
        if case.find('skipped') is not None:
            print(f'skipped {label}: {name}')
            continue
        good = case.find('failure') is None and (tap or results[test] in GOOD)
        if not good:
            failed.add(test)
        print('ok' if good else 'not ok', f'{label}: {name}')
for test, result in results.items():
    if result not in GOOD + ('SKIP',) and test not in failed:
        print(f'not ok {label}: {test} ({result.lower()})')
