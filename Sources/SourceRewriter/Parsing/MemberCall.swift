import InterfaceScanner

/// A call to a member of an object, such as `delegate?.pager(self, didScrollTo: 1)`, with or without a question mark
/// before the parenthesis.
struct MemberCall {
    let name: String
    /// `true` if a question mark precedes the parenthesis.
    let isOptional: Bool
    /// The argument labels; `nil` for an argument without a label.
    let labels: [String?]
    /// `true` if a closure follows the parentheses.
    let hasTrailingClosure: Bool
    /// The index of the closing parenthesis.
    let end: Int

    /// Parses the call to the member whose name is the token at `position`; `nil` if the token isn't part of a call.
    init?(_ position: Int, in source: SourceText) {
        guard let name = source.name(position), source.isPunctuation(position - 1, ".") else { return nil }
        self.name = name
        isOptional = source.isPunctuation(position + 1, "?") && source.isAdjacentToNext(position)
        let start = isOptional ? position + 2 : position + 1
        guard source.isPunctuation(start, "("), let end = source.counterparts[start] else { return nil }
        self.end = end
        hasTrailingClosure = source.isPunctuation(end + 1, "{")
        var labels: [String?] = []
        var next = start + 1
        while next < end {
            labels.append(source.isPunctuation(next + 1, ":") ? source.name(next) : nil)
            while next < end, !source.isPunctuation(next, ",") {
                next = source.counterparts[next].map { max($0, next) + 1 } ?? next + 1
            }
            next += 1
        }
        self.labels = labels
    }

    /// Returns `true` if the call matches a method with the parameter labels `parameters`.
    func matches(_ parameters: [String?]) -> Bool {
        labels == parameters || hasTrailingClosure && labels == parameters.dropLast()
    }
}
