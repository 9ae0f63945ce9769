import Reporting
import Testing

@Suite("Similar names")
struct SimilarNameTests {
    @Test(
        "The most similar name is found, and names that differ too much are not",
        arguments: [
            ("ViewControler", "ViewController"), ("viewcontroller", "ViewController"), ("pres:", "press:"),
            ("press", "press:"), ("laod:", "load:"), ("save:", nil), ("x", nil), ("", nil),
            (String(repeating: "a", count: 100_000), nil),
        ] as [(String, String?)])
    func names(name: String, expected: String?) {
        let names: Set = ["ViewController", "TableViewController", "press:", "pressed:", "load:", "share:"]
        #expect(similarName(to: name, among: names) == expected)
    }

    @Test("The name itself isn't a suggestion, and the first of equally similar names is")
    func choice() {
        #expect(similarName(to: "press:", among: ["press:"]) == nil)
        #expect(similarName(to: "list1", among: ["list3", "list2"]) == "list2")
    }
}
