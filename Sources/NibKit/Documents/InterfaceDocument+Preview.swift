import Reporting

@MainActor
extension InterfaceDocument {
    /// Reports the custom classes that aren't found, in a single message, if this is a preview. Other documents report
    /// each class where it is needed. `modules` are searched after the module that an element names.
    func reportMissingClassesOfPreview(modules: [String]) {
        guard isPreview else { return }
        let classes = missingClasses ?? findMissingClasses(modules: modules)
        missingClasses = classes
        guard !classes.isEmpty else { return }
        Diagnostics.report(
            "\(printable(name)): a preview doesn't contain the app's classes; using UIKit's classes for "
                + classes.map { printable($0) }.joined(separator: ", "))
    }

    private func findMissingClasses(modules: [String]) -> [String] {
        var classes: Set<String> = []
        root.visit { element in
            // The file's owner creates the objects of a xib, so that its class isn't needed.
            guard element.name != "placeholder", let name = element["customClass"], !classes.contains(name) else {
                return
            }
            let searched = (element["customModule"].map { [$0] } ?? []) + modules
            if ClassLookup.find(name, modules: searched) == nil { classes.insert(name) }
        }
        return classes.sorted()
    }
}
