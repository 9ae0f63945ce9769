import Foundation
import Somo

// The Swift code of Somo's articles; see Snippets.swift.

// snippet
final class ProfileView: UIView, SomoSkeletonLayout {
    func somoSkeletonLayout() -> [SomoView] {
        [
            SomoView(frame: CGRect(x: 16, y: 16, width: 48, height: 48)),
            SomoView(frame: CGRect(x: 80, y: 24, width: bounds.width - 96, height: 12)),
        ]
    }
}
// end

@MainActor
func beginAndEnd(profileView: ProfileView) {
    // snippet
    profileView.beginSomo()
    // Once the data has arrived:
    profileView.endSomo()
    // end
}

final class PortraitView: UIView, SomoSkeletonLayout {
    func somoSkeletonLayout() -> [SomoView] {
        // snippet
        let portrait = SomoView(
            frame: mirroredIfNeeded(CGRect(x: 16, y: 16, width: 48, height: 48)),
            somoColor: .lightGray, animationStyle: .oblique)
        portrait.layer.cornerRadius = 24
        // end
        return [portrait]
    }
}

@MainActor
func shareWindowHighlight(portrait: SomoView, line: SomoView) {
    // snippet
    portrait.animationSpace = .window
    line.animationSpace = .window
    // end
}

@MainActor
func makeProvider() -> SomoDataSourceProvider {
    // snippet
    let provider = SomoDataSourceProvider(cellReuseIdentifier: "person")  // keep it: lists do not
    // end
    return provider
}

@MainActor
func show(_ provider: SomoDataSourceProvider, in tableView: UITableView) {
    // snippet
    tableView.dataSource = provider
    tableView.delegate = provider
    // end
}

final class PeopleViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    func showPeople(in tableView: UITableView) {
        // snippet
        tableView.dataSource = self
        tableView.delegate = self
        tableView.reloadData()
        // end
    }
}
