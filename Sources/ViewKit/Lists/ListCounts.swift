import Foundation

/// What a list knows of its data source's numbers, to find out when they change without notice.
struct ListCounts {
    let sections: Int
    let items: (_ section: Int) -> Int

    /// What is different in `now`, as far as the sections `touched` are concerned: a clause for the log, in which items are
    /// called `things`. Nil when nothing is.
    func change(to now: ListCounts, in touched: Set<Int>, things: String) -> String? {
        guard now.sections == sections else {
            return "there are \(now.sections) sections now, but there were \(sections)"
        }
        for section in touched.sorted() {
            let (count, before) = (now.items(section), items(section))
            // Numbers that were refused count as 0.
            guard count == before || before == 0 else {
                return "section \(section) has \(count) \(things) now, but had \(before)"
            }
        }
        return nil
    }
}
