/// The conclusion at the top of a comparison's page.
struct VerdictBanner {
    /// The kind of comparison, above the conclusion.
    let kind: String
    /// `true` if the exit code is 0.
    let passes: Bool
    let sentence: String
    /// The reasons why the comparison fails.
    let reasons: [String]
    /// A remark below the reasons, if any.
    var remark: String?

    var html: String {
        let items = reasons.map { "<li>\(HTMLText.escaped($0))</li>" }.joined()
        let list = items.isEmpty ? "" : #"<ul class="reasons">\#(items)</ul>"#
        let line = remark.map { "<p>\(HTMLText.escaped($0))</p>" } ?? ""
        return """
            <p class="kind">\(HTMLText.escaped(kind))</p>
            <div class="verdict \(passes ? "passed" : "failed")">
            <h1><span class="sign" aria-hidden="true">\(passes ? "✓" : "✕")</span>\(HTMLText.escaped(sentence))</h1>
            \(list)\(line)
            <p class="code">exit code \(passes ? 0 : 3)</p>
            </div>
            """
    }
}
