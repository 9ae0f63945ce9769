@MainActor
extension InterfaceDocument {
    /// Reports unknown values of attributes and unknown elements in `root`, which is a scene or the objects of a xib.
    /// They are searched only once.
    func reportMisspellings(in root: InterfaceElement) {
        let key = ObjectIdentifier(root)
        if misspellings[key] == nil {
            var search = MisspellingSearch()
            search.run(in: root)
            misspellings[key] = search.found
        }
        for misspelling in misspellings[key] ?? [] { report(misspelling.reason, at: misspelling.element) }
    }
}
